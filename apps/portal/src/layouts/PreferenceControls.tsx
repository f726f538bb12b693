import { LanguageMenu, type LocaleName, ThemeSwitch, useLocale } from '@may/ui';
import { useTranslation } from 'react-i18next';
import { offeredLocales, rememberLocale, showLocale } from '../preferences/locale.ts';
import { chooseTheme } from '../preferences/theme.ts';
import { useTheme } from '../preferences/useTheme.ts';

/** The switches for theme and language, on every page. */
export const PreferenceControls = () => {
  const { i18n } = useTranslation();
  const changeLocale = async (locale: LocaleName) => {
    await showLocale(i18n, locale);
    rememberLocale(locale);
  };
  return (
    <>
      <ThemeSwitch choice={useTheme()} onChoiceChange={chooseTheme} />
      <LanguageMenu locale={useLocale()} onLocaleChange={changeLocale} offered={offeredLocales} />
    </>
  );
};
