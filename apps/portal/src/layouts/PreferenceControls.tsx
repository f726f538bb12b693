import { LanguageMenu, ThemeSwitch, useLocale } from '@may/ui';
import { useTranslation } from 'react-i18next';
import { offeredLocales, showChoice } from '../preferences/locale.ts';
import { chooseTheme } from '../preferences/theme.ts';
import { useHydrated } from '../preferences/useHydrated.ts';
import { useTheme } from '../preferences/useTheme.ts';

/** The switches for theme and language, on every page. */
export const PreferenceControls = () => {
  const { i18n } = useTranslation();
  const theme = useTheme();
  return (
    <>
      <ThemeSwitch choice={useHydrated() ? theme : null} onChoiceChange={chooseTheme} />
      <LanguageMenu
        locale={useLocale()}
        onLocaleChange={(locale) => showChoice(i18n, locale)}
        offered={offeredLocales}
      />
    </>
  );
};
