import type { RecipeVariants } from '@vanilla-extract/recipes';
import { createElement, type ReactNode } from 'react';
import * as styles from './Text.css.ts';

export type TextProps = NonNullable<RecipeVariants<typeof styles.text>> & {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong';
  children: ReactNode;
};

/** Running text in one of three sizes, the small one muted; headings are `Heading`, amounts are `Money`. */
export const Text = ({ as = 'p', children, size, tone = size === 'small' ? 'muted' : 'neutral', ...look }: TextProps) =>
  createElement(as, { className: styles.text({ size, tone, ...look }) }, children);
