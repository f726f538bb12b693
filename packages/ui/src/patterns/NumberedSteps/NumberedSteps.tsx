import type { ReactNode } from 'react';
import * as styles from './NumberedSteps.css.ts';

/** Steps one below the other, each with its number in the margin. */
export const NumberedSteps = ({ children }: { children: ReactNode }) => <ol className={styles.steps}>{children}</ol>;

export type NumberedStepProps = {
  /** The level of its title in the page's outline. */
  level: 2 | 3;
  title: string;
  children: ReactNode;
};

export const NumberedStep = ({ level, title, children }: NumberedStepProps) => {
  const Title = `h${level}` as const;
  return (
    <li className={styles.step}>
      <Title className={styles.title}>{title}</Title>
      {children}
    </li>
  );
};
