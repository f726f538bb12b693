import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tokens.ts';
import * as styles from './Badge.css.ts';

export type BadgeProps = {
  /** @default 'neutral' */
  tone?: Tone;
  icon?: ReactNode;
  /** Text of one or two words. */
  children: ReactNode;
};

/** A small label that classifies the content beside it. A state that changes is a `StatusBadge`. */
export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <span className={styles.badge({ tone })}>
    {icon}
    {children}
  </span>
);
