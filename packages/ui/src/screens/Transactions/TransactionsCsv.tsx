import type { Transaction } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { CsvContent, type CsvTable } from '../../patterns/Csv/CsvContent.tsx';
import { CsvDialog, type CsvDialogProps } from '../../patterns/Csv/CsvDialog.tsx';
import { type CsvColumn, localMoment, zoneName } from '../../patterns/Csv/csv.ts';

const momentOf = ({ createdAt }: Transaction): string | null => createdAt;

const Content = (props: CsvTable<Transaction> & { onDone: () => void }) => {
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
  return (
    <CsvContent
      {...props}
      subject={t('title')}
      count={(count) => t('found', { count })}
      columns={columns}
      momentOf={momentOf}
    />
  );
};

/** Saves the transactions of the table as a file. */
const TransactionsCsv = ({ open, onOpenChange, ...table }: CsvDialogProps<Transaction>) => (
  <CsvDialog open={open} onOpenChange={onOpenChange}>
    <Content {...table} onDone={() => onOpenChange(false)} />
  </CsvDialog>
);

export default TransactionsCsv;
