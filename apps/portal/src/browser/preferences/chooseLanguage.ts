import { baseLocale, type LocaleName } from '../../../../../packages/ui/src/i18n/locales.ts';
import { localeNames, tags } from '../../../../../packages/ui/src/i18n/tags.ts';

/** A tag with its likely script and region: Traditional Chinese is no Simplified Chinese, and `zh-TW` names neither. */
const fullTag = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    // A browser may send anything.
    return undefined;
  }
};

// Once, not for each request: a full tag takes 5 µs.
const fullTags = new Map(localeNames.map((name) => [name, fullTag(tags[name])]));

/** The offered language that is closest to a tag: of the same region, else the first of the same language and script. */
const closestTo = (tag: string, offered: readonly LocaleName[]): LocaleName | undefined => {
  const wanted = fullTag(tag);
  const readable = offered.filter((name) => {
    const { language, script } = fullTags.get(name) ?? {};
    return wanted !== undefined && language === wanted.language && script === wanted.script;
  });
  return readable.find((name) => fullTags.get(name)?.region === wanted?.region) ?? readable[0];
};

/** The number of languages that are read of an `Accept-Language`: a browser sends fewer, and a long header must not hold the server. */
const mostLanguages = 20;

/** The tags of an `Accept-Language`, the preferred one first, without refused ones. */
export const languagesOf = (header = ''): string[] =>
  header
    .split(',', mostLanguages)
    .map((part) => {
      const [tag = '', quality] = part.split(/;\s*q=/i).map((text) => text.trim());
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** The offered language to prepare a page in: the last shown one, else the browser's, else English, else the first. */
export const chooseLanguage = (
  cookie: string | undefined,
  languages: readonly string[],
  offered: readonly LocaleName[],
): LocaleName => {
  const isOffered = (name: string | undefined) => offered.find((locale) => locale === name);
  const shown = isOffered(cookie);
  if (shown) return shown;
  for (const tag of languages) {
    const locale = closestTo(tag, offered);
    if (locale) return locale;
  }
  return isOffered(baseLocale) ?? offered[0] ?? baseLocale;
};
