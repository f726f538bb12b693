/** What a screen knows of one read: each card loads, fails and retries by itself; `stale` marks a value whose last refresh failed. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; value: T; stale?: boolean };
