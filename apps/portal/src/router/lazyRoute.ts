import { fetchPart } from '@may/ui';
import { type ComponentType, lazy } from 'react';

/** A route's component in a chunk of its own; `preload` lets the first paint and a link's hover have it ready. */
export type LazyRoute = {
  /** The loaded component, or one that suspends until it is: a preloaded page renders at once. */
  component: () => ComponentType;
  preload: () => Promise<void>;
};

type Loader = () => Promise<{ default: ComponentType }>;

/** Splits a route into its own chunk. */
export const lazyRoute = (loader: Loader): LazyRoute => {
  const load = () => fetchPart(loader);
  const suspending = lazy(load);
  let loaded: ComponentType | undefined;
  return {
    component: () => loaded ?? suspending,
    preload: async () => {
      loaded = (await load()).default;
    },
  };
};
