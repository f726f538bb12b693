import type { ReactNode } from 'react';
import type { Sprinkles } from '../../theme/sprinkles.css.ts';
import { Box, type BoxProps } from '../Box/Box.tsx';

export type InlineProps = Pick<BoxProps, 'as' | 'id' | 'role' | 'aria-label' | 'aria-labelledby'> & {
  /** Gap between children. @default 'small' */
  space?: Sprinkles['gap'];
  /** @default 'center' */
  align?: Sprinkles['alignItems'];
  justify?: Sprinkles['justifyContent'];
  /** @default 'wrap' */
  wrap?: Sprinkles['flexWrap'];
  children: ReactNode;
};

/** Children beside each other, wrapping when they run out of width. */
export const Inline = ({ space = 'small', align = 'center', justify, wrap = 'wrap', ...rest }: InlineProps) => (
  <Box display="flex" gap={space} alignItems={align} justifyContent={justify} flexWrap={wrap} {...rest} />
);
