import type { Transaction } from '@may/domain';
import { useTranslation } from 'react-i18next';
import type { CsvFile } from '../../patterns/Csv/CsvContent.tsx';
import { CsvDialog, type CsvDialogProps } from '../../patterns/Csv/CsvDialog.tsx';
import { type CsvColumn, localMoment, zoneName } from '../../patterns/Csv/csv.ts';

const useFile = (): CsvFile<Transaction> => {
  const { t } = useTranslation(['transactions', 'bookkeeping', 'common']);
  const columns: CsvColumn<Transaction>[] = [
    {
      header: `${t('columns.createdAt')} (${zoneName()})`,
      cell: ({ createdAt }) => localMoment(createdAt),
    },
    { header: t('columns.note'), cell: ({ description }) => description },
    { header: t('bookkeeping:csv.code'), cell: ({ transactionCode }) => transactionCode },
    { header: t('common:amount'), cell: ({ amount }) => amount },
    { header: t('columns.balance'), cell: ({ endingBalance }) => endingBalance },
    {
      header: t('bookkeeping:csv.currency'),
      cell: ({ amount, endingBalance }) => (amount ?? endingBalance)?.currency ?? null,
    },
    { header: 'ID', cell: ({ id }) => id },
  ];
  return { subject: t('title'), count: (count) => t('found', { count }), columns };
};

/** Saves the transactions of the table as a file. */
const TransactionsCsv = (dialog: CsvDialogProps<Transaction>) => <CsvDialog {...dialog} useFile={useFile} />;

export default TransactionsCsv;
