/** The parameters of Punycode (RFC 3492). */
const base = 36;
const leastThreshold = 1;
const mostThreshold = 26;
const skew = 38;
const damp = 700;

const adapt = (delta: number, count: number, isFirst: boolean): number => {
  let rest = isFirst ? Math.floor(delta / damp) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((base - leastThreshold) * mostThreshold) >> 1; k += base)
    rest = Math.floor(rest / (base - leastThreshold));
  return k + Math.floor(((base - leastThreshold + 1) * rest) / (rest + skew));
};

const digitOf = (character: string): number => {
  if (/^[a-z]$/.test(character)) return character.charCodeAt(0) - 97;
  return /^\d$/.test(character) ? character.charCodeAt(0) - 22 : base;
};

/** Decodes the part of a label after `xn--`; null if it is invalid. */
const decode = (encoded: string): string | null => {
  const split = encoded.lastIndexOf('-');
  const output = [...encoded.slice(0, Math.max(0, split))].map((character) => character.charCodeAt(0));
  let code = 128;
  let index = 0;
  let bias = 72;
  for (let at = split + 1; at < encoded.length; ) {
    const before = index;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(encoded[at] ?? '');
      at += 1;
      if (digit >= base) return null;
      index += digit * weight;
      const threshold = Math.min(mostThreshold, Math.max(leastThreshold, k - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
      if (!Number.isSafeInteger(index) || !Number.isSafeInteger(weight)) return null;
    }
    const count = output.length + 1;
    bias = adapt(index - before, count, before === 0);
    code += Math.floor(index / count);
    index %= count;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    output.splice(index, 0, code);
    index += 1;
  }
  return String.fromCodePoint(...output);
};

/** The Unicode form of a name. An `xn--` label stays encoded if its decoded form does not encode back to it. */
export const toUnicodeName = (name: string, toAscii: (name: string) => string | null): string =>
  name
    .split('.')
    .map((label) => {
      if (!label.startsWith('xn--') || label.length > 63) return label;
      const opened = decode(label.slice(4));
      return opened !== null && toAscii(opened) === label ? opened : label;
    })
    .join('.');
