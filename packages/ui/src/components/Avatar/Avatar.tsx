import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

export type AvatarProps = {
  /** The person's name or e-mail; the text beside or the control around says it in full. */
  name: string;
  /** 28 or 40 px. @default 'small' */
  size?: 'small' | 'large';
};

/** A person's initials in a circle; decoration. */
export const Avatar = ({ name, size }: AvatarProps) => (
  <span className={styles.root({ size })} data-initials={initials(name)} aria-hidden>
    {initials(name) ? null : <Icon icon={icons.user} />}
  </span>
);
