import { type Invoice, type Money, newestFirst, type Rows } from '@may/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableProps } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { TableCard } from '../../patterns/ListCard/TableCard.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import { Page } from '../../patterns/Page/Page.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { UnpaidTotal } from './UnpaidTotal.tsx';

export type InvoicesScreenProps = Pick<DataTableProps<never>, 'view' | 'onViewChange'> & {
  /** All invoices, in any order. */
  invoices: Loadable<Rows<Invoice>>;
  hrefs: { home: string };
  /** The address of a top-up by the unpaid amount; undefined shows no link. */
  topUpHref?: (amount: Money) => string;
};

/** The invoices, with the unpaid total above them (spec section 2, /invoice). */
export const InvoicesScreen = ({ invoices, hrefs, topUpHref, ...remembered }: InvoicesScreenProps) => {
  const { t } = useTranslation(['invoices', 'common']);
  const columns = useMemo(() => {
    const { id, amountDue, status, createdAt, pdf, url } = invoiceColumns(
      t('common:invoices.table', { returnObjects: true }),
    );
    return [id, createdAt, amountDue, status, pdf, url];
  }, [t]);
  const read = useMemo<typeof invoices>(
    () =>
      invoices.status === 'ready'
        ? { ...invoices, value: { ...invoices.value, items: newestFirst(invoices.value.items) } }
        : invoices,
    [invoices],
  );
  return (
    <Page title={t('title')} homeHref={hrefs.home}>
      {read.status === 'loading' ? <UnpaidTotal invoices={null} /> : null}
      {read.status === 'ready' && read.value.items.length > 0 ? (
        <UnpaidTotal invoices={read.value.items} topUpHref={topUpHref} />
      ) : null}
      <TableCard
        caption={t('title')}
        columns={columns}
        read={read}
        expected={6}
        failed={{ title: t('common:invoices.failed'), text: t('failedText') }}
        empty={<EmptyState picture="invoices" title={t('common:noData')} text={t('common:invoices.emptyText')} />}
        {...remembered}
      />
    </Page>
  );
};
