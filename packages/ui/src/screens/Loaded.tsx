import type { ReactNode } from 'react';
import { Banner } from '../components/Banner/Banner.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import type { Loadable } from './Loadable.ts';

export interface LoadedProps<T> {
  of: Loadable<T>;
  /** The shape of what is coming. */
  skeleton: ReactNode;
  /** What could not be loaded, and what that means. */
  failed: { title: string; text: string };
  /** Said above a value whose last refresh failed. */
  stale?: string;
  children: (value: T) => ReactNode;
}

/** One read's place on a page: its skeleton, its error with a retry, or its value. */
export const Loaded = <T,>({ of: read, skeleton, failed, stale, children }: LoadedProps<T>) => {
  if (read.status === 'loading') return <div aria-busy>{skeleton}</div>;
  if (read.status === 'failed') return <ErrorState {...failed} onRetry={read.onRetry} />;
  return (
    <>
      {read.stale && stale ? (
        <Banner tone="caution" variant="card">
          {stale}
        </Banner>
      ) : null}
      {children(read.value)}
    </>
  );
};
