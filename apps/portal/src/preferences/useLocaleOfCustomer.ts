import type { RegionCode } from '@may/domain';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale, showLocale } from './locale.ts';

/** Speaks the language of the customer's region as soon as it is known, unless they chose another. */
export const useLocaleOfCustomer = (region: RegionCode): void => {
  const { i18n } = useTranslation();
  useEffect(() => {
    const locale = currentLocale(region);
    if (locale !== i18n.language) void showLocale(i18n, locale);
  }, [region, i18n]);
};
