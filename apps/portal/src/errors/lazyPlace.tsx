import { type ComponentType, useState } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';
import { type LatePart, latePart } from './latePart.ts';

type Place<Props extends object> = ComponentType<Props> & Pick<LatePart<Props>, 'preload'>;

/** A component that its page cannot do without, in a part of its own. If the part does not arrive, the message about it stands in its place alone. */
export const lazyPlace = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Place<Props> => {
  const { component, preload } = latePart(load);
  const place = (props: Props) => {
    // The same component while it is mounted, so that it keeps its state.
    const [Part] = useState(component);
    return (
      <FailureBoundary of="part">
        <Part {...props} />
      </FailureBoundary>
    );
  };
  return Object.assign(place, { preload });
};
