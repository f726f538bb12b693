import { flatten } from '../../../packages/ui/src/i18n/flatten.ts';
import { readCatalogues } from '../../../packages/ui/src/i18n/readCatalogues.ts';

const { namespaces, read } = readCatalogues();

/** True if a `unicode-range` such as `U+0102-0103, U+20AB` has a character of the text. */
const hasOneOf = (ranges: string, text: ReadonlySet<number>): boolean =>
  ranges.split(',').some((range) => {
    const [first = 0, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [...text].some((code) => code >= first && code <= last);
  });

/**
 * The tags that fetch the brand's faces with the page, in a language: those with a letter of its texts, so they are there at the first paint. A
 * language in other letters is drawn in the system's face (global.css.ts).
 */
export const preloadFonts = (css: string, locale: string): string => {
  const texts = namespaces.flatMap((name) => flatten(read(locale, name)).map(([, text]) => text)).join('');
  const letters = texts.match(/\p{L}/gu) ?? [];
  if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length < letters.length / 2) return '';
  const codes = new Set(letters.map((letter) => letter.codePointAt(0) ?? 0));
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)]
    .map(([, rule = '']) => ({
      file: /url\("?([^")]+\.woff2)"?\)/.exec(rule)?.[1],
      ranges: /unicode-range:\s*([^;}]+)/.exec(rule)?.[1] ?? '',
      isBrand: rule.includes('Jakarta Sans'),
    }))
    .filter(({ file, ranges, isBrand }) => file && isBrand && hasOneOf(ranges, codes))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
};
