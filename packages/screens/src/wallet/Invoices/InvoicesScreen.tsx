import type { Rows } from '@may/domain/rows.ts';
import { type Invoice, type InvoiceStatus, invoiceStatuses } from '@may/domain/wallet/invoice.ts';
import type { TableMemory } from '@may/ui/components/DataTable/DataTable.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { TableCard } from '@may/ui/patterns/ListCard/TableCard.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoicesCsv } from './InvoicesCsv.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';

export type InvoicesScreenProps = TableMemory & {
  /** All invoices, in any order. */
  invoices: Loadable<Rows<Invoice>>;
  hrefs: { home: string };
};

/** The invoices (spec section 2, /invoice). */
export const InvoicesScreen = ({ invoices, hrefs, ...remembered }: InvoicesScreenProps) => {
  const { t } = useTranslation(['invoices', 'common']);
  const { words, columns } = useMemo(() => {
    const texts = t('common:invoices.table', { returnObjects: true });
    const { id, amountDue, status, createdAt, pdf, url } = invoiceColumns(texts);
    return { words: texts, columns: [id, amountDue, status, createdAt, pdf, url] };
  }, [t]);
  const options = [
    { value: 'all', label: t('all'), keeps: () => true },
    ...invoiceStatuses.map((value) => ({ value, label: words[value], keeps: hasStatus(value) })),
  ];
  return (
    <Page title={t('title')} homeHref={hrefs.home}>
      <TableCard
        caption={t('title')}
        columns={columns}
        read={invoices}
        isLog
        expected={10}
        search={{ label: t('search'), textOf }}
        filter={{ label: words.status, options }}
        tools={(rows) => <InvoicesCsv list={invoices} rows={rows} />}
        failed="invoices:failed"
        empty={<EmptyState picture="invoices" title={t('common:noData')} text={t('common:invoices.emptyText')} />}
        {...remembered}
      />
    </Page>
  );
};

const hasStatus =
  (wanted: InvoiceStatus) =>
  ({ status }: Invoice): boolean =>
    status === wanted;
const textOf = ({ number, id }: Invoice): string => `${number ?? ''} ${id}`;
