import { type LayoutElementProps, layoutElement } from '../../private/layoutElement.ts';
import type { Space } from '../../theme/spaceVariants.ts';
import * as styles from './Inline.css.ts';

export type InlineProps = LayoutElementProps & {
  /** Gap between children. @default 'small' */
  space?: Space;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** @default 'wrap' */
  wrap?: 'wrap' | 'nowrap';
};

/** Children in a row, which wraps if they do not fit. */
export const Inline = ({ space = 'small', align = 'center', justify, wrap = 'wrap', ...element }: InlineProps) =>
  layoutElement(element, styles.inline({ space, align, justify, wrap }));
