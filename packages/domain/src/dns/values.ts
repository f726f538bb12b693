import { narrowText } from '../narrowText.ts';
import { readIpv4, readIpv6 } from './addresses.ts';
import { hostilityOf } from './hostileText.ts';
import { toAsciiName } from './idn.ts';
import { type NameRefusal, refusalOfName } from './names.ts';
import { namesHost, priorityLimits, type RecordType, ttlLimits } from './records.ts';
import { readTxt, spellTxt, type TxtRefusal, unquoteTxt } from './txt.ts';

export type ValueRefusal = 'notIpv4' | 'notIpv6' | 'addressNotHost' | 'singleLabel' | NameRefusal | TxtRefusal;

/** A typed value as it is stored, or the fault; `suggestion` is the probable intention. */
export type ReadValue = { ok: true; value: string } | { ok: false; reason: ValueRefusal; suggestion: string | null };

const refuse = (reason: ValueRefusal, suggestion: string | null = null): ReadValue => ({
  ok: false,
  reason,
  suggestion,
});

const readHost = (text: string, type: RecordType, domain: string): ReadValue => {
  if (text === '@') return { ok: true, value: domain };
  // A single dot means that the domain accepts no mail (RFC 7505).
  if (text === '.' && type === 'MX') return { ok: true, value: '.' };
  const bare = text.replace(/\.$/, '');
  if (readIpv4(bare) !== null || readIpv6(bare) !== null) return refuse('addressNotHost');
  const ascii = toAsciiName(text.normalize('NFC'));
  if (ascii === null) return refuse('character');
  const isWhole = ascii.endsWith('.');
  const host = isWhole ? ascii.slice(0, -1) : ascii;
  const reason = refusalOfName(host);
  if (reason) return refuse(reason);
  if (host.startsWith('*')) return refuse('wildcardPlace');
  // Some systems read it inside the domain, others on its own; the portal cannot know the intention.
  if (!host.includes('.') && !isWhole) return refuse('singleLabel', `${host}.${domain}`);
  return { ok: true, value: host };
};

export const readValue = (type: RecordType, typed: string, domain: string): ReadValue => {
  if (type === 'TXT') {
    const read = readTxt(typed);
    return read.ok ? read : refuse(read.reason);
  }
  const text = narrowText(typed.trim());
  if (text === '') return refuse('missing');
  const hostile = hostilityOf(text);
  if (hostile) return refuse(hostile);
  if (type === 'A') return readIpv4(text) === null ? refuse('notIpv4') : { ok: true, value: text };
  if (type === 'AAAA') {
    const value = readIpv6(text);
    return value === null ? refuse('notIpv6') : { ok: true, value };
  }
  return readHost(text, type, domain);
};

/** A value as it is sent: `canonicalValue` reads it back. */
export const spellValue = (type: string, value: string): string => (type === 'TXT' ? spellTxt(value) : value);

/** The provider's value in the portal's spelling; an unreadable value stays. */
export const canonicalValue = (type: string, raw: string): string => {
  if (type === 'TXT') return raw.startsWith('"') ? (unquoteTxt(raw) ?? raw) : raw;
  const text = raw.trim();
  if (type === 'AAAA') return readIpv6(text) ?? text;
  if (!namesHost(type) || text === '.') return text;
  return (toAsciiName(text) ?? text.toLowerCase()).replace(/\.$/, '');
};

export type NumberRefusal = 'missing' | 'notWhole' | 'tooSmall' | 'tooLarge';

export type ReadNumber = { ok: true; value: number } | { ok: false; reason: NumberRefusal };

const readWhole = (typed: string, limits: { minimum: number; maximum: number }): ReadNumber => {
  const text = narrowText(typed.trim());
  if (text === '') return { ok: false, reason: 'missing' };
  if (!/^-?\d{1,15}$/.test(text)) return { ok: false, reason: 'notWhole' };
  const value = Number(text);
  if (value < limits.minimum) return { ok: false, reason: 'tooSmall' };
  return value > limits.maximum ? { ok: false, reason: 'tooLarge' } : { ok: true, value };
};

/** Reads a typed lifetime in seconds. The limits are assumed, so the lifetime that the provider holds (`held`) is always right. */
export const readTtl = (typed: string, held: number | null = null): ReadNumber => {
  const read = readWhole(typed, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  return read.ok && read.value === held ? read : readWhole(typed, ttlLimits);
};

export const readPriority = (typed: string): ReadNumber => readWhole(typed, priorityLimits);
