import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/BrandContext.ts';
import { PartFailure } from '../../fetchPart.ts';
import { type LocaleName, type LocaleRow, locales } from '../../i18n/locales.ts';
import { localeNames } from '../../i18n/tags.ts';
import PopupFailure from '../../private/PopupFailure.tsx';
import { useOnline } from '../../useOnline.ts';
import { Flag } from '../Flag/Flag.tsx';
import type { MenuEntry } from '../Menu/entries.ts';
import MenuPopup, { type MenuPopupProps } from '../Menu/MenuPopup.tsx';
import type { LanguageMenuProps } from './LanguageMenu.tsx';

export type LanguageMenuPopupProps = LanguageMenuProps & Pick<MenuPopupProps, 'anchor' | 'open' | 'onOpenChange'>;

const rows = Object.entries<LocaleRow>(locales) as [LocaleName, LocaleRow][];

/** The languages in the order of the table; a draft says so, and where to report a mistake. A dialog names words that did not arrive. */
const LanguageMenuPopup = ({ locale, onLocaleChange, offered = localeNames, ...place }: LanguageMenuPopupProps) => {
  const { t } = useTranslation('shell');
  const { email } = useBrand().contact;
  const isOnline = useOnline();
  const [failed, setFailed] = useState<{ name: LocaleName; failure: PartFailure } | null>(null);
  const change = (name: LocaleName) => {
    setFailed(null);
    onLocaleChange(name).catch((error: unknown) => {
      setFailed(() => {
        if (error instanceof PartFailure) return { name, failure: error };
        throw error;
      });
    });
  };
  const shown = rows.filter(([name]) => offered.includes(name));
  const aboutDrafts: MenuEntry[] = [
    { kind: 'separator' },
    { kind: 'text', text: t('draft.text') },
    { kind: 'link', label: t('draft.report'), href: `mailto:${email}` },
  ];
  return (
    <>
      <MenuPopup
        {...place}
        label={t('language')}
        align="end"
        entries={[
          {
            kind: 'choices',
            label: t('languages'),
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
      {failed ? (
        <PopupFailure
          failure={failed.failure}
          words={{
            title: t('languageFailed.title', { language: locales[failed.name].label }),
            text: t('languageFailed.text'),
          }}
          onRetry={() => change(failed.name)}
          onClose={() => setFailed(null)}
        />
      ) : null}
    </>
  );
};

export default LanguageMenuPopup;
