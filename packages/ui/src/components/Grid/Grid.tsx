import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import * as styles from './Grid.css.ts';

export type GridProps = NonNullable<RecipeVariants<typeof styles.grid>> & { children: ReactNode };

/** Columns that fall under each other on a phone; `mainAside` keeps a summary beside a form, `halves` two equal cards. */
export const Grid = ({ columns, space, children }: GridProps) => (
  <div className={styles.grid({ columns, space })}>{children}</div>
);
