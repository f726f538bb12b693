import { readDomainName } from '../../apps/portal/src/zones/readDomainName.ts';

/** The domain of `--domain` as lists name it: in ASCII without the last dot. Null if it is no domain name, e.g. an address with a path. */
export const domainNameOf = (text: string): string | null => {
  const read = readDomainName(text);
  return read.ok && !/[/\\:?#]/.test(text) ? read.name : null;
};
