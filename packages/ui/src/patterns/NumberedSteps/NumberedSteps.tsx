import type { ReactNode } from 'react';
import * as styles from './NumberedSteps.css.ts';

/** Steps one below the other, each with its number in the margin. */
export const NumberedSteps = ({ children }: { children: ReactNode }) => <ol className={styles.steps}>{children}</ol>;

export type NumberedStepProps = {
  title: string;
  children: ReactNode;
};

export const NumberedStep = ({ title, children }: NumberedStepProps) => (
  <li className={styles.step}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </li>
);
