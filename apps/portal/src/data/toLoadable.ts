import type { Loadable } from '@may/ui';
import type { UseQueryResult } from '@tanstack/react-query';

/** A query as the screens need it: the last good value stays after a failed refresh, and a first failure offers a retry. */
export const toLoadable = <T>(read: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>): Loadable<T> => {
  if (read.data !== undefined) return { status: 'ready', value: read.data, stale: read.isError };
  return read.isError ? { status: 'failed', onRetry: () => void read.refetch() } : { status: 'loading' };
};

/** The loadable with `view` applied to its value. */
export const mapLoadable = <T, U>(loadable: Loadable<T>, view: (value: T) => U): Loadable<U> =>
  loadable.status === 'ready' ? { ...loadable, value: view(loadable.value) } : loadable;
