const watchers = new Set<(key: string | null) => void>();

/** Tells the watchers of this tab that a key has a new value; null is the whole storage. Other tabs hear it from the browser. */
export const notifyWatchers = (key: string | null): void => {
  for (const watcher of watchers) watcher(key);
};

const hear = ({ key }: StorageEvent): void => notifyWatchers(key);

/** Calls `listener` after a change of a watched key, in this tab or another. All watchers share one listener of the window. */
export const watchKeys = (isWatched: (key: string) => boolean, listener: () => void): (() => void) => {
  const watcher = (key: string | null) => {
    if (key === null || isWatched(key)) listener();
  };
  if (watchers.size === 0) window.addEventListener('storage', hear);
  watchers.add(watcher);
  return () => {
    if (watchers.delete(watcher) && watchers.size === 0) window.removeEventListener('storage', hear);
  };
};
