import {
  type DomainRefusal,
  hostilityOf,
  narrowText,
  type ReadDomain,
  type Registrable,
  readIpv4,
  readIpv6,
  refusalOfName,
  toAsciiName,
} from '@may/domain';
import { shownDomain } from './domainName.ts';

const refuse = (reason: DomainRefusal): ReadDomain => ({ ok: false, reason });

/**
 * Reads a typed or pasted domain: trimmed, lower-cased, without scheme, user, port, path and last dot (spec §5 strips the scheme alone).
 * `registrableOf` tells if it can be registered.
 */
export const readDomainName = (typed: string): ReadDomain => {
  const text = narrowText(typed).trim();
  if (text === '') return refuse('missing');
  const hostile = hostilityOf(text);
  if (hostile) return refuse(hostile);
  const bare = text.replace(/^[a-z][a-z\d+.-]{0,15}:\/\//i, '').replace(/[/?#\\].*$/s, '');
  if (readIpv6(bare.replace(/^\[|\]$/g, '')) !== null) return refuse('address');
  const host = bare.replace(/:\d{1,5}$/, '').replace(/[.\u3002\uFF0E\uFF61]$/, '');
  if (host === '') return refuse('missing');
  const name = toAsciiName(host.normalize('NFC'));
  if (name === null) return refuse('character');
  if (readIpv4(name) !== null) return refuse('address');
  const reason = refusalOfName(name);
  if (reason) return refuse(reason);
  if (name.includes('_')) return refuse('character');
  if (name.startsWith('*')) return refuse('wildcardPlace');
  if (!name.includes('.')) return refuse('oneLabel');
  if (/\.\d+$/.test(name)) return refuse('address');
  return { ok: true, name, shown: shownDomain(name) };
};

/** Finds the registrable domain of a name; fetches the large list of public suffixes on first use. */
export const registrableOf = async (name: string): Promise<Registrable> => {
  const { parse } = await import('tldts');
  const { domain } = parse(name, { extractHostname: false, validateHostname: false });
  return { domain };
};
