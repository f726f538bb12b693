import { narrowText } from '../narrowText.ts';
import { readIpv4, readIpv6 } from './addresses.ts';
import { hostilityOf } from './hostileText.ts';
import { toAsciiName } from './idn.ts';
import { type NameRefusal, refusalOfName } from './names.ts';

/** The reason why typed text is no domain. `address`: an IP address; `oneLabel`: no ending; `ending`: a public suffix, such as com.vn. */
export type DomainRefusal = NameRefusal | 'address' | 'oneLabel' | 'ending';

/** A typed domain as it is sent (Punycode). */
export type ReadDomain = { ok: true; name: string } | { ok: false; reason: DomainRefusal };

/** The registrable domain of a name, by the Public Suffix List; null for an ending, such as com.vn. */
export type Registrable = { domain: string | null };

const refuse = (reason: DomainRefusal): ReadDomain => ({ ok: false, reason });

/**
 * Reads a typed or pasted domain: trimmed, lower-cased, without scheme, user, port, path and last dot (spec §5 strips the scheme alone).
 */
export const readDomainName = (typed: string): ReadDomain => {
  const text = narrowText(typed).trim();
  if (text === '') return refuse('missing');
  const hostile = hostilityOf(text);
  if (hostile) return refuse(hostile);
  // Only an address with a scheme has a user before its host; without a scheme it is that of a mailbox.
  const bare = text.replace(/^[a-z][a-z\d+.-]{0,15}:\/\/(?:[^/?#\\]*@)?/i, '').replace(/[/?#\\].*$/s, '');
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
  return { ok: true, name };
};
