import type { ReactNode } from 'react';
import { Banner } from '../components/Banner/Banner.tsx';
import { Box } from '../components/Box/Box.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import type { Loadable } from './Loadable.ts';

export type LoadedProps<T> = {
  of: Loadable<T>;
  /** Placeholder while the value loads. */
  skeleton: ReactNode;
  /** Title and text of the failure. */
  failed: { title: string; text: string };
  /** Text above a value whose last refresh failed. */
  stale?: string;
  /** True in a card without padding: the error and the text above the value bring their own. */
  flush?: boolean;
  children: (value: T) => ReactNode;
};

/** The place of one read on a page: its skeleton, its error with a retry, or its value. */
export const Loaded = <T,>({ of: read, skeleton, failed, stale, flush, children }: LoadedProps<T>) => {
  if (read.status === 'loading') return <div aria-busy>{skeleton}</div>;
  const padding = flush ? 'medium' : 'none';
  if (read.status === 'failed') {
    return (
      <Box padding={padding}>
        <ErrorState {...failed} onRetry={read.onRetry} />
      </Box>
    );
  }
  return (
    <>
      {read.stale && stale ? (
        <Box padding={padding}>
          <Banner tone="caution" variant="card">
            {stale}
          </Banner>
        </Box>
      ) : null}
      {children(read.value)}
    </>
  );
};
