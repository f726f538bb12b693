import { readIpv4, readIpv6 } from './addresses.ts';
import { hostilityOf } from './hostileText.ts';
import { toAsciiName } from './idn.ts';
import { type NameRefusal, refusalOfName } from './names.ts';
import { namesHost, priorityLimits, type RecordType, ttlLimits } from './records.ts';
import { readTxt, type TxtRefusal, unquoteTxt } from './txt.ts';

/** Why a value cannot be a record's. */
export type ValueRefusal = 'notIpv4' | 'notIpv6' | 'addressNotHost' | 'singleLabel' | NameRefusal | TxtRefusal;

/** A typed value, read as it is stored; `suggestion` is what was probably meant. */
export type ReadValue = { ok: true; value: string } | { ok: false; reason: ValueRefusal; suggestion: string | null };

const refuse = (reason: ValueRefusal, suggestion: string | null = null): ReadValue => ({
  ok: false,
  reason,
  suggestion,
});

const readHost = (text: string, type: RecordType, domain: string): ReadValue => {
  if (text === '@') return { ok: true, value: domain };
  // A domain that takes no mail says so with a dot (RFC 7505).
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
  // Some systems would read it inside the domain, some on its own: nobody can tell what was meant.
  if (!host.includes('.') && !isWhole) return refuse('singleLabel', `${host}.${domain}`);
  return { ok: true, value: host };
};

/** Reads a typed value by the rule of its type. */
export const readValue = (type: RecordType, typed: string, domain: string): ReadValue => {
  if (type === 'TXT') {
    const read = readTxt(typed);
    return read.ok ? read : refuse(read.reason);
  }
  const text = typed.trim();
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

/** A value of the provider's in the spelling it is stored in here; what cannot be read stays as it is. */
export const canonicalValue = (type: string, raw: string): string => {
  if (type === 'TXT') return raw.startsWith('"') ? (unquoteTxt(raw) ?? raw) : raw;
  const text = raw.trim();
  if (type === 'AAAA') return readIpv6(text) ?? text;
  if (!namesHost(type) || text === '.') return text;
  return text.toLowerCase().replace(/\.$/, '');
};

/** Why a number cannot be one here. */
export type NumberRefusal = 'missing' | 'notWhole' | 'tooSmall' | 'tooLarge';

/** A typed number, read. */
export type ReadNumber = { ok: true; value: number } | { ok: false; reason: NumberRefusal };

const readWhole = (typed: string, limits: { minimum: number; maximum: number }): ReadNumber => {
  const text = typed.trim();
  if (text === '') return { ok: false, reason: 'missing' };
  if (!/^-?\d{1,15}$/.test(text)) return { ok: false, reason: 'notWhole' };
  const value = Number(text);
  if (value < limits.minimum) return { ok: false, reason: 'tooSmall' };
  return value > limits.maximum ? { ok: false, reason: 'tooLarge' } : { ok: true, value };
};

/** Reads a typed lifetime in seconds. */
export const readTtl = (typed: string): ReadNumber => readWhole(typed, ttlLimits);

/** Reads a typed priority. */
export const readPriority = (typed: string): ReadNumber => readWhole(typed, priorityLimits);
