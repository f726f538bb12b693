import { type Invoice, newestFirst, type Rows } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Box } from '../../components/Box/Box.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { SortedTable } from '../../components/SortedTable/SortedTable.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { Loadable } from '../Loadable.ts';
import { Loaded } from '../Loaded.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { UnpaidTotal } from './UnpaidTotal.tsx';

export interface InvoicesScreenProps {
  /** All invoices in any order. */
  invoices: Loadable<Rows<Invoice>>;
  hrefs: { home: string };
}

/** The invoices with what is still to pay on top (spec section 2, /invoice). */
export const InvoicesScreen = ({ invoices, hrefs }: InvoicesScreenProps) => {
  const { t } = useTranslation(['invoices', 'common']);
  const { id, amountDue, status, createdAt, pdf, url } = invoiceColumns(
    t('common:invoices.table', { returnObjects: true }),
  );
  const table = {
    caption: t('title'),
    columns: [id, createdAt, amountDue, status, pdf, url],
    getRowId: (invoice: Invoice) => invoice.id,
  };
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Breadcrumbs items={[{ label: t('common:home'), href: hrefs.home }, { label: t('title') }]} />
        <Heading level={1} size="large">
          {t('title')}
        </Heading>
      </Stack>
      {invoices.status === 'loading' ? <UnpaidTotal invoices={null} /> : null}
      {invoices.status === 'ready' && invoices.value.items.length > 0 ? (
        <UnpaidTotal invoices={invoices.value.items} />
      ) : null}
      <Card padding="none">
        <Loaded
          flush
          of={invoices}
          skeleton={<SortedTable {...table} rows={[]} status="loading" skeletonRows={6} />}
          failed={{ title: t('common:invoices.failed'), text: t('failedText') }}
          stale={t('common:stale')}
        >
          {({ items, unreadable }) => (
            <>
              {unreadable > 0 ? (
                <Box padding="medium">
                  <Banner tone="caution" variant="card">
                    {t('common:unreadable', { count: unreadable })}
                  </Banner>
                </Box>
              ) : null}
              <SortedTable
                {...table}
                rows={newestFirst(items)}
                empty={
                  <EmptyState picture="invoices" title={t('common:noData')} text={t('common:invoices.emptyText')} />
                }
              />
            </>
          )}
        </Loaded>
      </Card>
    </Stack>
  );
};
