import { narrowText } from '../narrowText.ts';
import { type HostileText, hostilityOf } from './hostileText.ts';
import { toAsciiName } from './idn.ts';

export type NameRefusal =
  | 'missing'
  | 'character'
  | 'emptyLabel'
  | 'labelTooLong'
  | 'tooLong'
  | 'hyphenAtEdge'
  | 'wildcardPlace'
  | 'outsideDomain'
  | HostileText;

/** The longest label and the longest name in ASCII characters, without the last dot. */
export const nameLimits = { label: 63, name: 253 } as const;

/** The fault of a whole ASCII name without its last dot, or null. Record names may have underscores, and '*' as first label. */
export const refusalOfName = (name: string): NameRefusal | null => {
  if (name.length > nameLimits.name) return 'tooLong';
  for (const [index, label] of name.split('.').entries()) {
    if (label === '') return 'emptyLabel';
    if (label.length > nameLimits.label) return 'labelTooLong';
    if (label === '*' && index === 0) continue;
    if (label.includes('*')) return 'wildcardPlace';
    if (!/^[a-z\d_-]+$/.test(label)) return 'character';
    if (label.startsWith('-') || label.endsWith('-')) return 'hyphenAtEdge';
  }
  return null;
};

/** The whole name of a record, without the last dot. */
export const fullNameOf = (name: string, domain: string): string => (name === '@' ? domain : `${name}.${domain}`);

/** A whole name relative to its domain: '@' for the domain itself, null for a name outside of it. */
export const relativeNameOf = (fullName: string, domain: string): string | null => {
  if (fullName === domain) return '@';
  return fullName.endsWith(`.${domain}`) ? fullName.slice(0, -domain.length - 1) : null;
};

/** A typed name: `name` is stored, `fullName` is looked up in DNS. */
export type ReadName = { ok: true; name: string; fullName: string } | { ok: false; reason: NameRefusal };

/**
 * Reads a typed record name. '@' is the root, a last dot marks a whole name, and any other name is relative to the domain. Inside
 * example.com, `www.example.com` becomes www.example.com.example.com.
 */
export const readName = (typed: string, domainName: string): ReadName => {
  const domain = toAsciiName(domainName) ?? domainName;
  const text = narrowText(typed.trim());
  if (text === '') return { ok: false, reason: 'missing' };
  const hostile = hostilityOf(text);
  if (hostile) return { ok: false, reason: hostile };
  if (text === '@') return { ok: true, name: '@', fullName: domain };
  const ascii = toAsciiName(text.normalize('NFC'));
  if (ascii === null) return { ok: false, reason: 'character' };
  const isWhole = ascii.endsWith('.');
  const bare = isWhole ? ascii.slice(0, -1) : ascii;
  const fullName = isWhole ? bare : `${bare}.${domain}`;
  const reason = refusalOfName(bare) ?? refusalOfName(fullName);
  if (reason) return { ok: false, reason };
  const name = isWhole ? relativeNameOf(bare, domain) : bare;
  return name === null ? { ok: false, reason: 'outsideDomain' } : { ok: true, name, fullName };
};
