import type { ReactNode } from 'react';
import type { Loadable } from './Loadable.ts';

export type FigureProps<T> = {
  of: Loadable<T>;
  /** Name of the place on its page, in which the page's inline script draws the value before React is there. */
  name?: string;
  /** Placeholder while the value loads. */
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
};

/** The place of a value: its skeleton, then what `children` draws. The portal's figures draw the same (docs/decisions/0022). */
export const Figure = <T,>({ of: read, name, skeleton, children }: FigureProps<T>) => {
  if (read.status === 'ready') return children(read.value);
  return read.status === 'loading' ? (
    <div aria-busy data-figure={name}>
      {skeleton}
    </div>
  ) : null;
};
