import { type ReactNode, useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

const desktop = () => matchMedia(`(min-width: ${breakpoints.desktop}px)`);
const followDesktop = (listener: () => void) => {
  const query = desktop();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

type NameOnHoverProps = {
  name: string;
  children: ReactNode;
};

/** A tooltip with the name of an entry. The drawer of a narrow screen has none, because it shows the names. */
export const NameOnHover = ({ name, children }: NameOnHoverProps) => {
  const isAlone = useSyncExternalStore(
    followDesktop,
    () => desktop().matches,
    () => false,
  );
  if (!isAlone) return children;
  return (
    <Tooltip text={name} side="inline-end">
      {children}
    </Tooltip>
  );
};
