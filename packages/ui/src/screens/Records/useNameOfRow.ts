import { useTranslation } from 'react-i18next';
import type { RecordRow } from './recordRows.ts';

/** Names a record among others: its type, its whole name and what it begins with. */
export const useNameOfRow = (): ((row: RecordRow) => string) => {
  const { t } = useTranslation('records');
  return ({ record, fullName }) =>
    t('named', { type: record.type, name: fullName, value: record.values[0]?.slice(0, 60) ?? '' });
};
