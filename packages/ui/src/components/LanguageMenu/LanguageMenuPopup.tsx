import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { PartFailure } from '../../browser/fetchPart.ts';
import { useOnline } from '../../browser/useOnline.ts';
import * as loadingLine from '../../common/loadingLine.css.ts';
import { tellError } from '../../errors/tellError.ts';
import { type LocaleName, type LocaleRow, locales } from '../../i18n/locales.ts';
import { localeNames } from '../../i18n/tags.ts';
import { patience } from '../../theme/motion.ts';
import PopupFailure from '../Dialog/PopupFailure.tsx';
import { Flag } from '../Flag/Flag.tsx';
import type { MenuEntry } from '../Menu/entries.ts';
import MenuPopup, { type MenuPopupProps } from '../Menu/MenuPopup.tsx';
import { reportHref } from './reportHref.ts';

export type LanguageMenuProps = {
  locale: LocaleName;
  /** Rejects if the words of the language do not arrive; the menu then says so. */
  onLocaleChange: (locale: LocaleName) => Promise<void>;
  /** The languages to choose from, in any order. @default all */
  offered?: readonly LocaleName[];
};

export type LanguageMenuPopupProps = LanguageMenuProps & Pick<MenuPopupProps, 'anchor' | 'open' | 'onOpenChange'>;

const rows = Object.entries<LocaleRow>(locales) as [LocaleName, LocaleRow][];

/** The line of slow calls at the lower edge of the bar, while words are on their way for more than `patience` ms. */
const LoadingLine = () => {
  const { t } = useTranslation('common');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, patience, true);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <div role="progressbar" aria-label={t('loading')} className={loadingLine.root} /> : null;
};

/** The languages in the order of the table; a draft says so, and where to report a mistake. A dialog names words that did not arrive. */
const LanguageMenuPopup = ({ locale, onLocaleChange, offered = localeNames, ...place }: LanguageMenuPopupProps) => {
  const { t } = useTranslation(['languageMenu', 'shell']);
  const { email } = useBrand().contact;
  const isOnline = useOnline();
  const [failed, setFailed] = useState<{ name: LocaleName; failure: PartFailure } | null>(null);
  const [awaited, setAwaited] = useState<LocaleName | null>(null);
  const change = (name: LocaleName) => {
    setFailed(null);
    setAwaited(name);
    onLocaleChange(name)
      .catch((error: unknown) => {
        setFailed(() => {
          if (error instanceof PartFailure) return { name, failure: error };
          throw error;
        });
      })
      .finally(() => setAwaited((now) => (now === name ? null : now)));
  };
  const shown = rows.filter(([name]) => offered.includes(name));
  const aboutDrafts: MenuEntry[] = [
    { kind: 'separator' },
    { kind: 'text', text: t('draft.text') },
    { kind: 'link', label: t('draft.report'), href: reportHref(email, locale) },
  ];
  return (
    <>
      <MenuPopup
        {...place}
        label={t('shell:language')}
        entries={[
          {
            kind: 'choices',
            label: t('shell:languages'),
            value: locale,
            onValueChange: (value) => change(value as LocaleName),
            options: shown.map(([name, { label, tag, draft }]) => ({
              value: name,
              label,
              lang: tag,
              // Offline a flag would not arrive: the names stand alone.
              ...(isOnline && { picture: <Flag country={name} /> }),
              ...(draft && { note: t('draft.name') }),
            })),
          },
          ...(shown.some(([, { draft }]) => draft) ? aboutDrafts : []),
        ]}
      />
      {awaited ? <LoadingLine /> : null}
      {failed ? (
        <PopupFailure
          failure={failed.failure}
          words={tellError(t, 'languageMenu:languageFailed', { language: locales[failed.name].label })}
          onRetry={() => change(failed.name)}
          onClose={() => setFailed(null)}
        />
      ) : null}
    </>
  );
};

export default LanguageMenuPopup;
