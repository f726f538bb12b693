import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconType } from '../Icon/icons.ts';
import * as styles from './Badge.css.ts';

export type BadgeProps = {
  /** @default 'neutral' */
  tone?: Tone;
  icon?: IconType;
  /** Text of one or two words. */
  children: ReactNode;
};

/** A small label that classifies the content beside it. A state that changes is a `StatusBadge`. */
export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <span className={styles.badge({ tone })}>
    {icon ? <Icon icon={icon} /> : null}
    {children}
  </span>
);
