import { type Invoice, newestFirst, type Rows } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { invoiceColumns } from '../Invoices/invoiceColumns.tsx';
import type { Loadable } from '../Loadable.ts';
import { Loaded } from '../Loaded.tsx';
import * as styles from './Dashboard.css.ts';

interface RecentInvoicesProps {
  invoices: Loadable<Rows<Invoice>>;
  href: string;
}

const shown = 6;

/** The six latest invoices (spec section 2, Dashboard). */
export const RecentInvoices = ({ invoices, href }: RecentInvoicesProps) => {
  const { t } = useTranslation(['dashboard', 'common']);
  const { id, amountDue, status, pdf, url } = invoiceColumns(t('common:invoices.table', { returnObjects: true }));
  const table = {
    caption: t('invoices.title'),
    columns: [id, amountDue, status, pdf, url],
    getRowId: (invoice: Invoice) => invoice.id,
  };
  return (
    <Card
      title={t('invoices.title')}
      action={
        <Link href={href} standalone>
          {t('viewAll')}
        </Link>
      }
      padding="none"
    >
      <Loaded
        flush
        of={invoices}
        skeleton={<Table {...table} rows={[]} status="loading" skeletonRows={shown} />}
        failed={{ title: t('common:invoices.failed'), text: t('failedText') }}
      >
        {({ items, unreadable }) => (
          <>
            <Table
              {...table}
              rows={newestFirst(items).slice(0, shown)}
              empty={<EmptyState picture="invoices" title={t('common:noData')} text={t('common:invoices.emptyText')} />}
            />
            {unreadable > 0 ? <p className={styles.notice}>{t('common:unreadable', { count: unreadable })}</p> : null}
          </>
        )}
      </Loaded>
    </Card>
  );
};
