import { useTranslation } from 'react-i18next';
import type { RecordRow } from './recordRows.ts';

/** Names a record by its type, its full name and the beginning of its value. */
export const useNameOfRow = (): ((row: RecordRow) => string) => {
  const { t } = useTranslation('records');
  return ({ record, fullName }) =>
    t('named', { type: record.type, name: fullName, value: record.values[0]?.slice(0, 60) ?? '' });
};
