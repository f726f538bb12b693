import { createElement, type HTMLAttributes, type ReactNode } from 'react';
import { type Sprinkles, sprinkles } from '../../theme/sprinkles.css.ts';

const boxElements = ['div', 'section', 'article', 'aside', 'header', 'footer', 'main', 'span', 'ul', 'li'] as const;

export type BoxProps = Sprinkles &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'aria-label' | 'aria-labelledby'> & {
    /** @default 'div' */
    as?: (typeof boxElements)[number];
    children?: ReactNode;
  };

/** The one element that takes layout tokens; every other layout component is a Box with an opinion. */
export const Box = ({
  as = 'div',
  id,
  role,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  children,
  ...layout
}: BoxProps) =>
  createElement(
    as,
    { id, role, 'aria-label': ariaLabel, 'aria-labelledby': ariaLabelledby, className: sprinkles(layout) || undefined },
    children,
  );
