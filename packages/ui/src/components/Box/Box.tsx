import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import * as styles from './Box.css.ts';

/** `padding` is a step of the space scale, or `page`: what stands between a screen and the window. */
export type BoxProps = NonNullable<RecipeVariants<typeof styles.box>> & { children?: ReactNode };

/** A surface with room inside; what stands beside or below it is `Inline`'s, `Stack`'s and `Grid`'s business. */
export const Box = ({ children, ...look }: BoxProps) => <div className={styles.box(look)}>{children}</div>;
