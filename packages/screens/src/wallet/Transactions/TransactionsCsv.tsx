import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { CsvButton, type CsvTable } from '@may/ui/patterns/Csv/CsvButton.tsx';
import { localMoment, zoneName } from '@may/ui/patterns/Csv/csv.ts';
import { useTranslation } from 'react-i18next';

/** Saves the shown transactions as a file. */
export const TransactionsCsv = (table: CsvTable<Transaction>) => {
  const { t } = useTranslation(['transactions', 'table', 'common']);
  return (
    <CsvButton
      {...table}
      subject={t('title')}
      columns={[
        { header: `${t('columns.createdAt')} (${zoneName()})`, cell: ({ createdAt }) => localMoment(createdAt) },
        { header: t('columns.note'), cell: ({ description }) => description },
        { header: t('table:csv.code'), cell: ({ transactionCode }) => transactionCode },
        { header: t('common:amount'), cell: ({ amount }) => amount },
        { header: t('columns.balance'), cell: ({ endingBalance }) => endingBalance },
        {
          header: t('table:csv.currency'),
          cell: ({ amount, endingBalance }) => (amount ?? endingBalance)?.currency ?? null,
        },
        { header: 'ID', cell: ({ id }) => id },
      ]}
    />
  );
};
