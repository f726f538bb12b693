import { fetchPart, type PartFailure } from '@may/ui';
import { type ComponentType, lazy } from 'react';

/** A component in a part of its own. */
export type LatePart<Props extends object = object> = {
  /** The component, or one that suspends until the part is loaded. */
  component: () => ComponentType<Props>;
  /** Fetches the part before its first render, which then shows no fallback. */
  preload: () => Promise<void>;
};

/**
 * Makes a late part. React's `lazy` keeps a failure for the life of the page. So once a failure is shown, the next mount gets a new one, which
 * fetches the part again; before that, React would never end asking.
 */
export const latePart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LatePart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let failure: Partial<PartFailure> | undefined;
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      fetchPart(load).catch((error) => {
        failure = error;
        throw error;
      }),
    );
  let suspending = begin();
  return {
    component: () => {
      if (failure?.isShown) {
        failure = undefined;
        suspending = begin();
      }
      return loaded ?? suspending;
    },
    preload: async () => {
      loaded = (await fetchPart(load)).default;
    },
  };
};
