import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import * as styles from './Inline.css.ts';

/** `space` is the gap between the children, `small` by default; they are centred on their line and wrap, unless told otherwise. */
export type InlineProps = NonNullable<RecipeVariants<typeof styles.inline>> & {
  /** @default 'div' */
  as?: 'div' | 'span';
  children: ReactNode;
};

/** Children in a row, which wraps if they do not fit. */
export const Inline = ({
  as: Element = 'div',
  children,
  space = 'small',
  align = 'center',
  justify,
  wrap = 'wrap',
}: InlineProps) => <Element className={styles.inline({ space, align, justify, wrap })}>{children}</Element>;
