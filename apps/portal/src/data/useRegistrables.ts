import type { Registrable } from '@may/domain/dns/readDomainName.ts';
import { useEffect, useState } from 'react';

/** Finds the registrable domain of a name; fetches the large list of public suffixes on first use. */
export const registrableOf = async (name: string): Promise<Registrable> => {
  const { parse } = await import('tldts');
  const { domain } = parse(name, { extractHostname: false, validateHostname: false });
  return { domain };
};

/** The registrable domains of names, as far as they are found: fetches the list of public suffixes for the first name. */
export const useRegistrables = (names: readonly string[]): ReadonlyMap<string, Registrable> => {
  const [found, setFound] = useState<ReadonlyMap<string, Registrable>>(new Map());
  const wanted = names.join(' ');
  useEffect(() => {
    let isCurrent = true;
    for (const name of wanted.split(' ').filter((one) => one !== ''))
      registrableOf(name).then(
        (registrable) => isCurrent && setFound((known) => new Map(known).set(name, registrable)),
        // Without the list, only the advice is missing.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  return found;
};
