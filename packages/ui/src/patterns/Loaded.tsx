import { Banner } from '../components/Banner/Banner.tsx';
import { Box } from '../components/Box/Box.tsx';
import { ErrorState, type ErrorStateProps } from '../components/ErrorState/ErrorState.tsx';
import { Figure, type FigureProps } from '../components/Skeleton/Figure.tsx';

export type LoadedProps<T> = Pick<FigureProps<T>, 'of' | 'skeleton' | 'children'> & {
  /** Name of the place, as in `Figure`. */
  figure?: string;
  /** The error of a failed read; its words have no placeholders. */
  failed: ErrorStateProps['error'];
  /** Text above a value whose last refresh failed. */
  stale?: string;
  /** True in a card without padding: the error and the text above the value bring their own. */
  flush?: boolean;
};

/** The place of one read on a page: its skeleton, its error with a retry, or its value. */
export const Loaded = <T,>({ of: read, figure, skeleton, failed, stale, flush, children }: LoadedProps<T>) => {
  const padding = flush ? 'medium' : 'none';
  if (read.status === 'failed') {
    return (
      <Box padding={padding}>
        <ErrorState error={failed} onRetry={read.onRetry} />
      </Box>
    );
  }
  return (
    <>
      {read.status === 'ready' && read.stale && stale ? (
        <Box padding={padding}>
          <Banner tone="caution">{stale}</Banner>
        </Box>
      ) : null}
      <Figure of={read} name={figure} skeleton={skeleton}>
        {children}
      </Figure>
    </>
  );
};
