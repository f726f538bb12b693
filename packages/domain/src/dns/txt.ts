import { type HostileText, hostilityOf } from './hostileText.ts';

/** The longest string of a TXT record, and the longest text that the portal writes, in bytes of UTF-8. */
export const txtLimits = { string: 255, text: 2_048 } as const;

export type TxtRefusal = 'missing' | 'tooLong' | 'unbalancedQuotes' | HostileText;

const encoder = new TextEncoder();

/** The length in bytes of UTF-8. */
export const txtBytesOf = (text: string): number => encoder.encode(text).length;

const bytesOfCharacter = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Splits a text into strings of at most 255 bytes; a character is never split. */
export const splitTxt = (text: string): string[] => {
  const strings: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of text) {
    const size = bytesOfCharacter(character);
    if (bytes + size > txtLimits.string) {
      strings.push(current);
      current = '';
      bytes = 0;
    }
    current += character;
    bytes += size;
  }
  return [...strings, current];
};

const escapeByte = (byte: number): string => {
  if (byte === 0x22 || byte === 0x5c) return `\\${String.fromCharCode(byte)}`;
  return byte < 0x20 || byte > 0x7e ? `\\${String(byte).padStart(3, '0')}` : String.fromCharCode(byte);
};

/** A text as quoted strings of a zone file; bytes that are not plain ASCII become `\DDD`. */
export const quoteTxt = (text: string): string =>
  splitTxt(text)
    .map((string) => `"${[...encoder.encode(string)].map(escapeByte).join('')}"`)
    .join(' ');

/** A text as a reader takes it back: quoted if its own quotation mark or the blanks at its ends would be read as syntax. */
export const spellTxt = (text: string): string =>
  text.startsWith('"') || text !== text.trim() ? quoteTxt(text) : text;

const decode = (bytes: Uint8Array<ArrayBuffer>): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Decodes quoted strings; null for unbalanced quotes or bytes that are not UTF-8. It reads each byte once, because a text may be long. */
export const unquoteTxt = (quoted: string): string | null => {
  const source = encoder.encode(quoted);
  const bytes = new Uint8Array(source.length);
  let length = 0;
  let isOpen = false;
  let strings = 0;
  for (let at = 0; at < source.length; at += 1) {
    const byte = source[at] ?? 0;
    if (byte === 0x22) {
      isOpen = !isOpen;
      strings += 1;
    } else if (!isOpen) {
      if (!isBlank(byte)) return null;
    } else if (byte === 0x5c) {
      const decimal = decimalAt(source, at + 1);
      if (at + 1 >= source.length || (decimal !== null && decimal > 255)) return null;
      bytes[length++] = decimal ?? source[at + 1] ?? 0;
      at += decimal === null ? 1 : 3;
    } else bytes[length++] = byte;
  }
  return isOpen || strings === 0 ? null : decode(bytes.subarray(0, length));
};

const isBlank = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/** The number of three decimal digits, or null. */
const decimalAt = (bytes: Uint8Array, at: number): number | null => {
  let number = 0;
  for (let place = at; place < at + 3; place += 1) {
    const digit = (bytes[place] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return null;
    number = number * 10 + digit;
  }
  return number;
};

/** Reads a typed text with or without quotes; the value has none. */
export const readTxt = (typed: string): { ok: true; value: string } | { ok: false; reason: TxtRefusal } => {
  const text = typed.trim();
  if (text === '') return { ok: false, reason: 'missing' };
  const value = text.startsWith('"') ? unquoteTxt(text) : text;
  if (value === null) return { ok: false, reason: 'unbalancedQuotes' };
  if (value === '') return { ok: false, reason: 'missing' };
  const hostile = hostilityOf(value);
  if (hostile) return { ok: false, reason: hostile };
  return txtBytesOf(value) > txtLimits.text ? { ok: false, reason: 'tooLong' } : { ok: true, value };
};
