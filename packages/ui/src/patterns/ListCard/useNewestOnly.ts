import { mostRows } from '@may/domain/kit';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** The sentence about a log of so many rows, whose newest `mostRows` alone are shown. */
export const useNewestOnly = (): ((total: number) => string) => {
  const { t } = useTranslation('table');
  const { format } = numberFormat(tags[useLocale()]);
  return (total) => t('newestOnly', { total: format(total), shown: format(mostRows) });
};
