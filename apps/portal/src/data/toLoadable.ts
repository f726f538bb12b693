import type { Loadable } from '@may/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** A read as screens want it: the last good value outlives a failed refresh, a first failure offers to try again. */
export const toLoadable = <T>(read: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>): Loadable<T> => {
  if (read.data !== undefined) return { status: 'ready', value: read.data, stale: read.isError };
  return read.isError ? { status: 'failed', onRetry: () => void read.refetch() } : { status: 'loading' };
};

/** The same read seen through a function of its value. */
export const mapLoadable = <T, U>(loadable: Loadable<T>, view: (value: T) => U): Loadable<U> =>
  loadable.status === 'ready' ? { ...loadable, value: view(loadable.value) } : loadable;
