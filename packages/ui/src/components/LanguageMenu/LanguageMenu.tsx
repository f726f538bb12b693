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
);

export type LanguageMenuProps = {
  locale: LocaleName;
  /** Rejects if the words of the language do not arrive; the menu then says so. */
  onLocaleChange: (locale: LocaleName) => Promise<void>;
  /** The languages to choose from, in any order. @default all */
  offered?: readonly LocaleName[];
};

/** A menu of the languages, each by its own name. The trigger shows the flag of the current one. */
export const LanguageMenu = ({ locale, ...choice }: LanguageMenuProps) => {
  const { t } = useTranslation('shell');
  return (
    <MenuTrigger label={t('language')} trigger={<Flag country={locale} />} popup={LanguageMenuPopup}>
      {(place) => <LanguageMenuPopup {...place} {...choice} locale={locale} />}
    </MenuTrigger>
  );
};
