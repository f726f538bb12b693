import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import * as styles from './Box.css.ts';

/** `padding` is a step of the space scale, or `page` for the space between a screen and the window's edge. */
export type BoxProps = NonNullable<RecipeVariants<typeof styles.box>> & { children?: ReactNode };

/** Space around a content. `Inline`, `Stack` and `Grid` set the space between boxes. */
export const Box = ({ children, ...look }: BoxProps) => <div className={styles.box(look)}>{children}</div>;
