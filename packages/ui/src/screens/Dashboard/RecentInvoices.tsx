import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { invoiceColumns } from '../Invoices/invoiceColumns.tsx';
import type { Loadable } from '../Loadable.ts';
import { type InvoiceItem, type ListRead, newestFirst } from '../wallet.ts';
import * as styles from './Dashboard.css.ts';

interface RecentInvoicesProps {
  invoices: Loadable<ListRead<InvoiceItem>>;
  href: string;
}

const shown = 6;

/** The six latest invoices (spec section 2, Dashboard). */
export const RecentInvoices = ({ invoices, href }: RecentInvoicesProps) => {
  const { t } = useTranslation('dashboard');
  const { id, amountDue, status, pdf, url } = invoiceColumns(t('invoices.table', { returnObjects: true }));
  const read = invoices.status === 'ready' ? invoices.value : null;
  return (
    <Card title={t('invoices.title')} action={<Link href={href} standalone>{t('viewAll')}</Link>} padding="none">
      <Table
        caption={t('invoices.title')}
        columns={[id, amountDue, status, pdf, url].map(({ sortValue: _unsorted, ...column }) => column)}
        rows={read ? newestFirst(read.items).slice(0, shown) : []}
        getRowId={(invoice) => invoice.id}
        status={invoices.status}
        onRetry={invoices.status === 'failed' ? invoices.onRetry : undefined}
        skeletonRows={shown}
        empty={<EmptyState picture="invoices" title={t('invoices.empty')} text={t('invoices.emptyText')} />}
      />
      {read && read.unreadable > 0 ? (
        <p className={styles.notice}>{t('unreadable', { count: read.unreadable })}</p>
      ) : null}
    </Card>
  );
};
