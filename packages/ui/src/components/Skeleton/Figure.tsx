import { createContext, type ReactNode, useContext } from 'react';
import type { Loadable } from './Loadable.ts';

export type FigureProps<T> = {
  of: Loadable<T>;
  /** Name of the place on its page, in which the page's inline script draws the value before React is there. */
  name?: string;
  /** Placeholder while the value loads. */
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
};

/** Marks the value of each named place. The portal's build takes its templates from there (docs/decisions/0022); a page marks none. */
export const FigureMark = createContext<((name: string, value: ReactNode) => ReactNode) | null>(null);

/** The place of a value: its skeleton, then what `children` draws. */
export const Figure = <T,>({ of: read, name, skeleton, children }: FigureProps<T>) => {
  const mark = useContext(FigureMark);
  if (read.status === 'ready') {
    const value = children(read.value);
    return mark && name ? mark(name, value) : value;
  }
  return read.status === 'loading' ? (
    <div aria-busy data-figure={name}>
      {skeleton}
    </div>
  ) : null;
};
