import { useTranslation } from 'react-i18next';
import { isLocaleName, type LocaleName, localeNames, locales } from '../../i18n/locales.ts';
import { Flag } from '../Flag/Flag.tsx';
import { Menu } from '../Menu/Menu.tsx';

export type LanguageMenuProps = {
  locale: LocaleName;
  onLocaleChange: (locale: LocaleName) => void;
};

/** A menu of the languages, each by its own name. The trigger shows the flag of the current one. */
export const LanguageMenu = ({ locale, onLocaleChange }: LanguageMenuProps) => {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('language', { language: locales[locale].label })}
      trigger={<Flag country={locales[locale].flag} />}
      align="end"
      entries={[
        {
          kind: 'choices',
          label: t('languages'),
          value: locale,
          onValueChange: (value) => isLocaleName(value) && onLocaleChange(value),
          options: localeNames.map((name) => ({
            value: name,
            label: locales[name].label,
            lang: locales[name].tag,
            picture: <Flag country={locales[name].flag} />,
          })),
        },
      ]}
    />
  );
};
