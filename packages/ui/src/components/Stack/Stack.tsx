import type { ReactNode } from 'react';
import type { Sprinkles } from '../../theme/sprinkles.css.ts';
import { Box, type BoxProps } from '../Box/Box.tsx';

export type StackProps = Pick<BoxProps, 'as' | 'id' | 'role' | 'aria-label' | 'aria-labelledby'> & {
  /** Gap between children, one value or one per viewport. @default 'medium' */
  space?: Sprinkles['gap'];
  align?: Sprinkles['alignItems'];
  children: ReactNode;
};

/** Children under each other with the same space between them. */
export const Stack = ({ space = 'medium', align, ...rest }: StackProps) => (
  <Box display="flex" flexDirection="column" gap={space} alignItems={align} {...rest} />
);
