import type { ReadDomain, Registrable } from '@may/domain';
import { useEffect, useState } from 'react';
import { registrableOf } from '../../zones/domainName.ts';

/** The registrable domain of a typed name; null until the list of public suffixes is loaded. It only gives advice. */
export const useRegistrable = (read: ReadDomain): Registrable | null => {
  const name = read.ok ? read.name : null;
  const [found, setFound] = useState<{ name: string; registrable: Registrable } | null>(null);
  useEffect(() => {
    if (name === null) return;
    let isWanted = true;
    registrableOf(name).then(
      (registrable) => isWanted && setFound({ name, registrable }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return found !== null && found.name === name ? found.registrable : null;
};
