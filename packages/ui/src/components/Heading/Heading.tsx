import type { RecipeVariants } from '@vanilla-extract/recipes';
import { createElement, type ReactNode } from 'react';
import * as styles from './Heading.css.ts';

export type HeadingProps = NonNullable<RecipeVariants<typeof styles.heading>> & {
  /** Level in the outline of the page; the first has the size `large`, the others `medium`, unless `size` says otherwise. */
  level: 1 | 2 | 3 | 4;
  id?: string;
  children: ReactNode;
};

/** A heading with separate props for its size and its level in the outline. */
export const Heading = ({ level, id, children, size = level === 1 ? 'large' : 'medium' }: HeadingProps) =>
  createElement(`h${level}`, { id, className: styles.heading({ size }) }, children);
