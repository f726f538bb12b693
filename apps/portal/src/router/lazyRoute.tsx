import { type ComponentType, lazy } from 'react';

/** A route's component in a chunk of its own; `preload` lets the first paint and a link's hover have it ready. */
export interface LazyRoute {
  Component: ComponentType;
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
      timer = setTimeout(
        () =>
          reject(
            new Error(
              `The chunk timed out after ${chunkTimeout / 1000} s: ${String(load).match(/[\w.-]+\.js/)?.[0] ?? ''}`,
            ),
          ),
        chunkTimeout,
      );
    });
    return Promise.race([load(), late]).finally(() => clearTimeout(timer));
  };

/** Splits a route into its own chunk. A preloaded route renders at once, without a suspended frame in between. */
export const lazyRoute = (loader: Loader): LazyRoute => {
  const load = withTimeout(loader);
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(load);
  return {
    Component: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => {
      Loaded = (await load()).default;
    },
  };
};
