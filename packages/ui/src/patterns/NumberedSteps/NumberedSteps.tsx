import type { ReactNode } from 'react';
import * as styles from './NumberedSteps.css.ts';

/** Steps one below the other, each with its number in the margin. */
export const NumberedSteps = ({ children }: { children: ReactNode }) => <ol className={styles.steps}>{children}</ol>;

export type NumberedStepProps = {
  /** Level of the title in the outline of the page. */
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
