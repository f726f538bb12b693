import type { Invoice } from '@may/domain/wallet/invoice.ts';
import { CsvButton, type CsvTable } from '@may/ui/patterns/Csv/CsvButton.tsx';
import { localMoment, zoneName } from '@may/ui/patterns/Csv/csv.ts';
import { useTranslation } from 'react-i18next';

/** Saves the shown invoices as a file. */
export const InvoicesCsv = (table: CsvTable<Invoice>) => {
  const { t } = useTranslation(['invoices', 'table', 'common']);
  const words = t('common:invoices.table', { returnObjects: true });
  return (
    <CsvButton
      {...table}
      subject={t('title')}
      columns={[
        { header: t('table:csv.number'), cell: ({ number }) => number },
        { header: words.id, cell: ({ id }) => id },
        { header: `${words.createdAt} (${zoneName()})`, cell: ({ createdAt }) => localMoment(createdAt) },
        { header: words.amountDue, cell: ({ amountDue }) => amountDue },
        { header: t('table:csv.paid'), cell: ({ amountPaid }) => amountPaid },
        {
          header: t('table:csv.currency'),
          cell: ({ amountDue, amountPaid }) => (amountDue ?? amountPaid)?.currency ?? null,
        },
        { header: words.status, cell: ({ status }) => words[status] },
        { header: words.pdf, cell: ({ pdfUrl }) => pdfUrl },
        { header: words.url, cell: ({ hostedUrl }) => hostedUrl },
      ]}
    />
  );
};
