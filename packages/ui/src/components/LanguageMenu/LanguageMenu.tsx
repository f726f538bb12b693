import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocaleName } from '../../i18n/locales.ts';
import { lazyPopup } from '../../private/lazyPopup.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { MenuTrigger } from '../Menu/Menu.tsx';
import type { LanguageMenuPopupProps } from './LanguageMenuPopup.tsx';

// The names of all languages travel with the menu, because a page shows one of them.
const LanguageMenuPopup = lazyPopup<LanguageMenuPopupProps>(
  () => import('./LanguageMenuPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['languageMenu'],
);

export type LanguageMenuProps = {
  locale: LocaleName;
  /** Rejects if the words of the language do not arrive; the menu then says so. */
  onLocaleChange: (locale: LocaleName) => Promise<void>;
  /** The languages to choose from, in any order. @default all */
  offered?: readonly LocaleName[];
};

const never = () => () => undefined;

/** A menu of the languages, each by its own name. The trigger shows the flag of the current one. With one language there is no menu. */
export const LanguageMenu = ({ locale, ...choice }: LanguageMenuProps) => {
  const { t } = useTranslation('shell');
  // A prepared page has the menu, because the build does not know the server's languages: it leaves after the hydration.
  const hasChoice = useSyncExternalStore(
    never,
    () => choice.offered?.length !== 1,
    () => true,
  );
  if (!hasChoice) return null;
  return (
    <MenuTrigger label={t('language')} trigger={<Flag country={locale} />} popup={LanguageMenuPopup}>
      {(place) => (
        // The menu's own words come with it; the bar stays while they are on their way.
        <Suspense>
          <LanguageMenuPopup {...place} {...choice} locale={locale} />
        </Suspense>
      )}
    </MenuTrigger>
  );
};
