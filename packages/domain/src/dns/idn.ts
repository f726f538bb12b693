/** The longest domain name in characters, with its last dot. Punycode is never shorter than its Unicode spelling. */
const longestName = 254;

/**
 * Two capitals in the letters that their writers mean: the Turkish `İ` is `i`, and a Greek `Σ` at the end of a word is `ς`. A browser makes them `i̇`, two
 * characters, and `σ`: other domains.
 */
const lowerAsWritten = (name: string): string =>
  name.replaceAll('\u0130', 'i').replace(/(?<=\p{L}\p{M}*)\u03A3(?![\p{L}\p{M}])/gu, '\u03C2');

/** True if a name has a bracket or a curly quote, or a letter that is mapped to one: a browser takes them for letters. */
const hasBracket = (name: string): boolean => /[\p{Pi}\p{Pf}\p{Ps}\p{Pe}]/u.test(name.normalize('NFKC'));

/** A name in ASCII (xn--…), in lower case and mapped as a browser does; null if it would refuse it, or if it has a bracket or a curly quote. */
export const toAsciiName = (name: string): string | null => {
  if (/^[\x21-\x7e]*$/.test(name)) return name.toLowerCase();
  // A browser's time grows with the square of the length.
  if (name.length > longestName) return null;
  // The browser must convert letters only: other parts of an address must not reach its parser.
  if (/[\s/\\?#@:%[\]<>^|`{}"]/.test(name) || /^\d+(\.\d+)*$/.test(name)) return null;
  if (hasBracket(name)) return null;
  try {
    // The label `x` keeps a name of digits from being read as an IP address.
    const { hostname } = new URL(`http://${lowerAsWritten(name.replace(/[\u3002\uFF0E\uFF61]/g, '.'))}.x`);
    return hostname.endsWith('.x') ? hostname.slice(0, -2) : null;
  } catch {
    return null;
  }
};
