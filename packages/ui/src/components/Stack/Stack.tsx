import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import * as styles from './Stack.css.ts';

/** `space` is the gap between the children, `medium` by default. */
export type StackProps = NonNullable<RecipeVariants<typeof styles.stack>> & { children: ReactNode };

/** Children in a column with the same space between them. */
export const Stack = ({ children, space = 'medium', align }: StackProps) => (
  <div className={styles.stack({ space, align })}>{children}</div>
);
