import { isLocaleName, type LocaleName } from '../../../../packages/ui/src/i18n/locales.ts';

/** The language to prepare a page in: the one shown last, else the browser's, else English. */
export const chooseLanguage = (cookie: string | undefined, languages: readonly string[]): LocaleName => {
  if (isLocaleName(cookie)) return cookie;
  for (const language of languages) {
    const tag = language.toLowerCase();
    if (tag === 'en-au') return 'aud';
    const [base] = tag.split('-');
    if (isLocaleName(base)) return base;
  }
  return 'en';
};
