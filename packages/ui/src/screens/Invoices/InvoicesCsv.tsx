import type { Invoice } from '@may/domain';
import { useTranslation } from 'react-i18next';
import type { CsvFile } from '../../patterns/Csv/CsvContent.tsx';
import { CsvDialog, type CsvDialogProps } from '../../patterns/Csv/CsvDialog.tsx';
import { type CsvColumn, localMoment, zoneName } from '../../patterns/Csv/csv.ts';

const useFile = (): CsvFile<Invoice> => {
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
  return { subject: t('title'), count: (count) => t('found', { count }), columns };
};

/** Saves the invoices of the table as a file. */
const InvoicesCsv = (dialog: CsvDialogProps<Invoice>) => <CsvDialog {...dialog} useFile={useFile} />;

export default InvoicesCsv;
