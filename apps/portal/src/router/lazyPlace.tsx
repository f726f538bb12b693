import { fetchPart, type PartFailure } from '@may/ui';
import { type ComponentType, lazy, useState } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';

type Place<Props extends object> = ComponentType<Props> & Pick<LatePart<Props>, 'preload'>;

/** Below the boundary, which mounts it anew for another try. */
const Mounted = <Props extends object>({ part, given }: { part: LatePart<Props>; given: Props }) => {
  // The same component while it is mounted, so that it keeps its state.
  const [Part] = useState(part.component);
  return <Part {...given} />;
};

/** A component that its page cannot do without, in a part of its own. If the part does not arrive, the message about it stands in its place alone. */
export const lazyPlace = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Place<Props> => {
  const part = latePart(load);
  const place = (props: Props) => (
    <FailureBoundary of="part">
      <Mounted part={part} given={props} />
    </FailureBoundary>
  );
  return Object.assign(place, { preload: part.preload });
};

/** A component in a part of its own. */
export type LatePart<Props extends object = object> = {
  /** The component, or one that suspends until the part is loaded. */
  component: () => ComponentType<Props>;
  /** Fetches the part before its first render, which then shows no fallback. */
  preload: () => Promise<void>;
};

/** The file of a component, or of several small ones by their names. */
export type PartFile<Props extends object = object> = {
  default: ComponentType<Props> | Readonly<Record<string, ComponentType<Props>>>;
};

/**
 * Makes a late part; `name` chooses from a file of several. React's `lazy` keeps a failure for the life of the page. So once a failure is shown, the next mount gets a new one, which
 * fetches the part again; before that, React would never end asking.
 */
export const latePart = <Props extends object>(load: () => Promise<PartFile<Props>>, name = ''): LatePart<Props> => {
  const fetchIt = async () => {
    const { default: held } = await fetchPart(load);
    return { default: typeof held === 'function' ? held : (held[name] as ComponentType<Props>) };
  };
  let loaded: ComponentType<Props> | undefined;
  let failure: Partial<PartFailure> | undefined;
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      fetchIt().catch((error) => {
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
      loaded = (await fetchIt()).default;
    },
  };
};
