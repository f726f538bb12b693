import {
  baseLocale,
  isLocaleName,
  type LocaleName,
  localeNames,
  locales,
} from '../../../../packages/ui/src/i18n/locales.ts';

const baseOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

/** Our language that is closest to a tag: the same tag, else the first with the same beginning (`en` for en-GB). */
const closestTo = (tag: string): LocaleName | undefined =>
  localeNames.find((name) => locales[name].tag.toLowerCase() === tag.toLowerCase()) ??
  localeNames.find((name) => baseOf(locales[name].tag) === baseOf(tag));

/** The language to prepare a page in: the last shown one, else the browser's, else English. */
export const chooseLanguage = (cookie: string | undefined, languages: readonly string[]): LocaleName => {
  if (isLocaleName(cookie)) return cookie;
  for (const tag of languages) {
    const locale = closestTo(tag);
    if (locale) return locale;
  }
  return baseLocale;
};
