import { type ComponentType, useState } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';
import { type LatePart, latePart } from './latePart.ts';

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
