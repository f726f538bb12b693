import { type ComponentType, lazy } from 'react';

/** A route's component in a chunk of its own; `preload` lets the first paint and a link's hover have it ready. */
export interface LazyRoute {
  /** The loaded component, or one that suspends until it is: a preloaded page renders at once. */
  component: () => ComponentType;
  preload: () => Promise<void>;
}

type Loader = () => Promise<{ default: ComponentType }>;

/** Spec section 7: a chunk that has not arrived by then counts as failed. */
const chunkTimeout = 120_000;

const withTimeout =
  (load: Loader): Loader =>
  () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const chunk = String(load).match(/[\w.-]+\.js/)?.[0] ?? '';
      timer = setTimeout(
        () => reject(new Error(`The chunk timed out after ${chunkTimeout / 1000} s: ${chunk}`)),
        chunkTimeout,
      );
    });
    return Promise.race([load(), late]).finally(() => clearTimeout(timer));
  };

/** Splits a route into its own chunk. */
export const lazyRoute = (loader: Loader): LazyRoute => {
  const load = withTimeout(loader);
  const suspending = lazy(load);
  let loaded: ComponentType | undefined;
  return {
    component: () => loaded ?? suspending,
    preload: async () => {
      loaded = (await load()).default;
    },
  };
};
