import { dashboardLimits } from '@may/domain/limits.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import { newestFirst } from '@may/domain/wallet/transaction.ts';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Table } from '@may/ui/components/Table/Table.tsx';
import { ListCard } from '@may/ui/patterns/ListCard/ListCard.tsx';
import { useTranslation } from 'react-i18next';
import { invoiceColumns } from '../../wallet/Invoices/invoiceColumns.tsx';

type RecentInvoicesProps = {
  invoices: Loadable<Rows<Invoice>>;
  href: string;
};

const { invoices: shown } = dashboardLimits;

/** The six latest invoices (spec section 2, Dashboard). */
export const RecentInvoices = ({ invoices, href }: RecentInvoicesProps) => {
  const { t } = useTranslation(['dashboard', 'common']);
  const { id, amountDue, status, pdf, url } = invoiceColumns(t('common:invoices.table', { returnObjects: true }));
  const table = {
    caption: t('invoices.title'),
    columns: [id, amountDue, status, pdf, url],
  };
  return (
    <ListCard
      title={t('invoices.title')}
      action={
        <Link href={href} standalone>
          {t('viewAll')}
        </Link>
      }
      read={invoices}
      figure="invoices"
      skeleton={{ ...table, rows: shown }}
      failed="dashboard:failed.invoices"
      tellsStale={false}
    >
      {(items) => (
        <Table
          {...table}
          rows={newestFirst(items).slice(0, shown)}
          getRowId={(invoice) => invoice.id}
          empty={<EmptyState picture="invoices" title={t('common:noData')} text={t('common:invoices.emptyText')} />}
        />
      )}
    </ListCard>
  );
};
