import { createElement, type HTMLAttributes, type ReactNode } from 'react';

const elements = ['div', 'section', 'article', 'aside', 'header', 'footer', 'span', 'ul', 'li'] as const;

/** The props of `Stack` and `Inline` besides their layout. */
export type LayoutElementProps = Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'aria-label' | 'aria-labelledby'> & {
  /** @default 'div' */
  as?: (typeof elements)[number];
  children: ReactNode;
};

export const layoutElement = ({ as = 'div', children, ...attributes }: LayoutElementProps, className: string) =>
  createElement(as, { ...attributes, className }, children);
