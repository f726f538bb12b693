import type { Invoice } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { CsvContent, type CsvTable } from '../../patterns/Csv/CsvContent.tsx';
import { CsvDialog, type CsvDialogProps } from '../../patterns/Csv/CsvDialog.tsx';
import { type CsvColumn, localMoment, zoneName } from '../../patterns/Csv/csv.ts';

const momentOf = ({ createdAt }: Invoice): string | null => createdAt;

const Content = (props: CsvTable<Invoice> & { onDone: () => void }) => {
  const { t } = useTranslation(['invoices', 'bookkeeping', 'common']);
  const words = t('common:invoices.table', { returnObjects: true });
  const columns: CsvColumn<Invoice>[] = [
    { header: t('bookkeeping:csv.number'), cell: ({ number }) => number },
    { header: words.id, cell: ({ id }) => id },
    { header: `${words.createdAt} (${zoneName()})`, cell: ({ createdAt }) => localMoment(createdAt) },
    { header: words.amountDue, cell: ({ amountDue }) => amountDue },
    { header: t('bookkeeping:csv.paid'), cell: ({ amountPaid }) => amountPaid },
    {
      header: t('bookkeeping:csv.currency'),
      cell: ({ amountDue, amountPaid }) => (amountDue ?? amountPaid)?.currency ?? null,
    },
    { header: words.status, cell: ({ status }) => words[status] },
    { header: words.pdf, cell: ({ pdfUrl }) => pdfUrl },
    { header: words.url, cell: ({ hostedUrl }) => hostedUrl },
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

/** Saves the invoices of the table as a file. */
const InvoicesCsv = ({ open, onOpenChange, ...table }: CsvDialogProps<Invoice>) => (
  <CsvDialog open={open} onOpenChange={onOpenChange}>
    <Content {...table} onDone={() => onOpenChange(false)} />
  </CsvDialog>
);

export default InvoicesCsv;
