import { LanguageMenu, ThemeSwitch, useLocale } from '@may/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocaleChosen, offeredLocales, showChoice } from './locale.ts';
import { chooseTheme, useTheme } from './theme.ts';

/** The switches for theme and language, on every page. */
export const PreferenceControls = () => {
  const { i18n } = useTranslation();
  const theme = useTheme();
  const isHydrated = useHydrated();
  return (
    <>
      <ThemeSwitch choice={isHydrated ? theme : null} onChoiceChange={chooseTheme} />
      <LanguageMenu
        locale={useLocale()}
        isChosen={isHydrated ? isLocaleChosen() : true}
        onLocaleChange={(locale) => showChoice(i18n, locale)}
        offered={offeredLocales}
      />
    </>
  );
};

const never = () => () => undefined;

/** False for the prerendered page and its hydration, which must draw the same: only then the browser's own values are shown. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
