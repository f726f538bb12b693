import { Suspense, use, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../browser/fetchPart.ts';
import { loadWords } from '../../i18n/createI18n.ts';
import { baseLocale } from '../../i18n/locales.ts';
import { drafts } from '../../i18n/tags.ts';
import { lazyPopup, PopupsClosed } from '../Dialog/lazyPopup.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { MenuTrigger } from '../Menu/Menu.tsx';
import type { LanguageMenuPopupProps, LanguageMenuProps } from './LanguageMenuPopup.tsx';

// The names of all languages travel with the menu, because a page shows one of them.
const LanguageMenuPopup = lazyPopup<LanguageMenuPopupProps>(
  () => import('./LanguageMenuPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['languageMenu'],
);

// Words that do not arrive leave the notice out: they never replace the page.
const wordsArrive = () => loadWords(['languageMenu']).catch(() => new Promise<never>(() => undefined));
const DraftNotice = lazyPart(() => import('./DraftNotice.tsx'), wordsArrive);

const never = () => () => undefined;

/**
 * A menu of the languages, each by its own name. The trigger shows the flag of the current one. With one language there is no menu. A customer who
 * did not choose a draft is told so once.
 */
export const LanguageMenu = ({
  locale,
  isChosen = true,
  ...choice
}: LanguageMenuProps & {
  /** False if the browser's language decided. @default true */
  isChosen?: boolean;
}) => {
  const [isAnswered, setAnswered] = useState(false);
  const isCovered = use(PopupsClosed);
  const { t } = useTranslation('shell');
  // A prepared page has the menu, because the build does not know the server's languages: it leaves after the hydration.
  const hasChoice = useSyncExternalStore(
    never,
    () => choice.offered?.length !== 1,
    () => true,
  );
  if (!hasChoice) return null;
  return (
    <>
      <MenuTrigger label={t('language')} trigger={<Flag country={locale} />} popup={LanguageMenuPopup}>
        {(place) => (
          // The menu's own words come with it; the bar stays while they are on their way.
          <Suspense>
            <LanguageMenuPopup {...place} {...choice} locale={locale} />
          </Suspense>
        )}
      </MenuTrigger>
      {isChosen || isAnswered || isCovered || !drafts.includes(locale) ? null : (
        <Suspense>
          <DraftNotice
            locale={locale}
            hasEnglish={!choice.offered || choice.offered.includes(baseLocale)}
            onChoose={(name) => choice.onLocaleChange(name).then(() => setAnswered(true))}
          />
        </Suspense>
      )}
    </>
  );
};
