import { fetchPart } from '@may/ui';
import { type ComponentType, lazy } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';

/** A component that its page cannot do without, in a part of its own. If the part does not arrive, the message about it stands in its place alone. */
export const lazyPlace = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const Part: ComponentType<Props> = lazy(() => fetchPart(load));
  return (props) => (
    <FailureBoundary of="part">
      <Part {...props} />
    </FailureBoundary>
  );
};
