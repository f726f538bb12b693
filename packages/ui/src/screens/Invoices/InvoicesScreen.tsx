import { type Invoice, type InvoiceStatus, invoiceStatuses, type Money, newestFirst, type Rows } from '@may/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableMemory } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { TableCard } from '../../patterns/ListCard/TableCard.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import { Page } from '../../patterns/Page/Page.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import { InvoiceTools } from './InvoiceTools.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { UnpaidTotal } from './UnpaidTotal.tsx';

export type InvoicesScreenProps = TableMemory & {
  /** All invoices, in any order. */
  invoices: Loadable<Rows<Invoice>>;
  hrefs: { home: string };
  /** The address of a top-up by the unpaid amount; undefined shows no link. */
  topUpHref?: (amount: Money) => string;
};

/** The invoices, with the unpaid total above them (spec section 2, /invoice). */
export const InvoicesScreen = ({ invoices, hrefs, topUpHref, ...remembered }: InvoicesScreenProps) => {
  const { t } = useTranslation(['invoices', 'common']);
  const { words, columns } = useMemo(() => {
    const texts = t('common:invoices.table', { returnObjects: true });
    const { id, amountDue, status, createdAt, pdf, url } = invoiceColumns(texts);
    return { words: texts, columns: [id, createdAt, amountDue, status, pdf, url] };
  }, [t]);
  const options = [
    { value: 'all', label: t('all'), keeps: () => true },
    ...invoiceStatuses.map((value) => ({ value, label: words[value], keeps: hasStatus(value) })),
  ];
  const read = useMemo<typeof invoices>(
    () =>
      invoices.status === 'ready'
        ? { ...invoices, value: { ...invoices.value, items: newestFirst(invoices.value.items) } }
        : invoices,
    [invoices],
  );
  return (
    <Page title={t('title')} homeHref={hrefs.home}>
      {read.status === 'failed' ? null : <UnpaidTotal invoices={read} topUpHref={topUpHref} />}
      <TableCard
        caption={t('title')}
        columns={columns}
        read={read}
        expected={10}
        search={{ label: t('search'), textOf }}
        filter={{ label: words.status, options }}
        days={{ label: t('days'), momentOf }}
        found={(count) => t('found', { count })}
        tools={(shown) => <InvoiceTools list={read} shown={shown} />}
        sums={(found) => <InvoiceSums found={found} />}
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
const momentOf = ({ createdAt }: Invoice): string | null => createdAt;
const textOf = ({ number, id }: Invoice): string => `${number ?? ''} ${id}`;
