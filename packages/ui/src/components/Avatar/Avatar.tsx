import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

export type AvatarProps = {
  /** Name or e-mail address of the person; the text beside the avatar or the name of its control has it in full. Null while unknown. */
  name: string | null;
};

/** A person's initials in a circle, hidden from screen readers. */
export const Avatar = ({ name }: AvatarProps) => (
  <span className={styles.root} data-initials={name === null ? undefined : initials(name)} aria-hidden>
    {name === null || initials(name) ? null : <Icon icon={icons.user} />}
  </span>
);
