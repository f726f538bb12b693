import { useTranslation } from 'react-i18next';
import { baseLocale, type LocaleName } from './locales.ts';
import { isLocaleName } from './tags.ts';

/** The current language; English if i18next has none of ours. */
export const useLocale = (): LocaleName => {
  const { language } = useTranslation().i18n;
  return isLocaleName(language) ? language : baseLocale;
};
