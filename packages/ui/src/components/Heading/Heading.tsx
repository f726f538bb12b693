import type { RecipeVariants } from '@vanilla-extract/recipes';
import { createElement, type ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export type HeadingProps = NonNullable<RecipeVariants<typeof styles.heading>> & {
  /** Place in the outline of the page, independent of size. */
  level: 1 | 2 | 3 | 4;
  id?: string;
  children: ReactNode;
};

/** A heading whose looks (`size`) and place in the outline (`level`) are chosen apart. */
export const Heading = ({ level, id, children, size }: HeadingProps) =>
  createElement(`h${level}`, { id, className: styles.heading({ size }) }, children);
