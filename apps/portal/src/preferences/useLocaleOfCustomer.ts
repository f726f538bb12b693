import type { RegionCode } from '@may/domain';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale, showLocale } from './locale.ts';

/** Changes to the language of the customer's region once it is known, unless the customer has chosen a language. */
export const useLocaleOfCustomer = (region: RegionCode): void => {
  const { i18n } = useTranslation();
  useEffect(() => {
    const locale = currentLocale(region);
    if (locale !== i18n.language) showLocale(i18n, locale).catch(() => undefined);
  }, [region, i18n]);
};
