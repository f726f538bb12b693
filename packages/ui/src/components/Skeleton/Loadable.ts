/** One read of a screen. Each card loads, fails and retries on its own; `stale` means that the last refresh of the value failed. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; value: T; stale?: boolean };
