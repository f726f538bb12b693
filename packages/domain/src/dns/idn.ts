/** The longest domain name in characters, with its last dot. Punycode is never shorter than its Unicode spelling. */
const longestName = 254;

/**
 * Two capitals in the letters that their writers mean: the Turkish `İ` is `i`, and a Greek `Σ` at the end of a word is `ς`. A browser makes them `i̇`, two
 * characters, and `σ`: other domains.
 */
const lowerAsWritten = (name: string): string =>
  name.replaceAll('\u0130', 'i').replace(/(?<=\p{L}\p{M}*)\u03A3(?![\p{L}\p{M}])/gu, '\u03C2');

/** A name in ASCII (xn--…), in lower case and mapped as a browser does; null if a browser would refuse it. */
export const toAsciiName = (name: string): string | null => {
  if (/^[\x21-\x7e]*$/.test(name)) return name.toLowerCase();
  // A browser's time grows with the square of the length.
  if (name.length > longestName) return null;
  // The browser must convert letters only: other parts of an address must not reach its parser.
  if (/[\s/\\?#@:%[\]<>^|`{}"]/.test(name) || /^\d+(\.\d+)*$/.test(name)) return null;
  try {
    // The label `x` keeps a name of digits from being read as an IP address.
    const { hostname } = new URL(`http://${lowerAsWritten(name.replace(/[\u3002\uFF0E\uFF61]/g, '.'))}.x`);
    return hostname.endsWith('.x') ? hostname.slice(0, -2) : null;
  } catch {
    return null;
  }
};

const latinLookalikes =
  /^[\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0501\u04CF\u051B\u051D\u04BB\u043A\u0432\u043D\u043C\u0442\u03BF\u03B1\u03BD\u03C1\u03B9\u03BA\u03C4\u03C5\u0570\u0578\u057D\u0585-]+$/u;

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Thai}/u,
] as const;

/** True if a name can be mistaken for another one: a label mixes scripts, has only letters that look Latin, or a second dot above i or j. */
export const isLookalike = (name: string): boolean =>
  name
    .toLowerCase()
    .normalize('NFC')
    .split('.')
    .some(
      (label) =>
        /[ij]\u0307/.test(label) ||
        scripts.filter((script) => script.test(label)).length > 1 ||
        (/\P{ASCII}/u.test(label) && latinLookalikes.test(label)),
    );
