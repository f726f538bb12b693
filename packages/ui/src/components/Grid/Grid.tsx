import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import * as styles from './Grid.css.ts';

export type GridProps = NonNullable<RecipeVariants<typeof styles.grid>> & { children: ReactNode };

/** Columns that stack on a phone. `mainAside` is for a form with a summary beside it, `halves` for two equal cards. */
export const Grid = ({ columns, space, children }: GridProps) => (
  <div className={styles.grid({ columns, space })}>{children}</div>
);
