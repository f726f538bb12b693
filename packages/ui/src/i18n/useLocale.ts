import { useTranslation } from 'react-i18next';
import { baseLocale, isLocaleName, type LocaleName } from './locales.ts';

/** The language on screen. */
export const useLocale = (): LocaleName => {
  const { language } = useTranslation().i18n;
  return isLocaleName(language) ? language : baseLocale;
};
