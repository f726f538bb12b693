import { useTranslation } from 'react-i18next';
import { baseLocale, isLocaleName, type LocaleName } from './locales.ts';

/** The current language; English if i18next has none of ours. */
export const useLocale = (): LocaleName => {
  const { language } = useTranslation().i18n;
  return isLocaleName(language) ? language : baseLocale;
};
