import { toAsciiName } from '@may/domain/dns/idn.ts';
import { refusalOfName } from '@may/domain/dns/names.ts';
import { Refusal } from '../http/refusal.ts';

/** Returns the ASCII name, or throws: a domain has at least two labels and no wildcard. */
export const parseDomainName = (typed: string): string => {
  const name = toAsciiName(typed.trim().normalize('NFC'))?.replace(/\.$/, '') ?? '';
  if (refusalOfName(name) || !/^[^*_]+\.[^*_]*[a-z][^*_]*$/.test(name)) throw new Refusal(400, 'domainInvalid');
  return name;
};
