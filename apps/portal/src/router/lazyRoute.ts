import { fetchPart } from '@may/ui';
import { type ComponentType, lazy } from 'react';

/** A route's component in its own chunk. */
export type LazyRoute = {
  /** The component, or one that suspends until the chunk is loaded. */
  component: () => ComponentType;
  preload: () => Promise<void>;
};

type Loader = () => Promise<{ default: ComponentType }>;

/** `preload` fetches the chunk before the first render, or when the customer points at a link. */
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
