import type { ReadDomain, Registrable } from '@may/domain';
import { useEffect, useState } from 'react';
import { registrableOf } from '../../zones/domainName.ts';

/** The registrable domain of a typed name, for advice; null until the list of public suffixes is loaded. */
export const useRegistrable = (read: ReadDomain): Registrable | null => {
  const name = read.ok ? read.name : null;
  const [found, setFound] = useState<{ name: string; registrable: Registrable } | null>(null);
  useEffect(() => {
    if (name === null) return;
    let isCurrent = true;
    registrableOf(name).then(
      (registrable) => isCurrent && setFound({ name, registrable }),
      // Without the list, only the advice is missing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return found !== null && found.name === name ? found.registrable : null;
};
