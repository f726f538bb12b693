import type { Rows, Transaction } from '@may/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { SortedTable } from '../../components/SortedTable/SortedTable.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { Loadable } from '../Loadable.ts';
import { Loaded } from '../Loaded.tsx';
import { TransactionLog } from './TransactionLog.tsx';
import { useTransactionColumns } from './useTransactionColumns.tsx';

export interface TransactionsScreenProps {
  /** The whole log in any order. */
  transactions: Loadable<Rows<Transaction>>;
  /** The tray of unresolved top-ups, where there are any. */
  pendingTopUps: ReactNode;
  hrefs: { home: string; payment: string };
}

/** The transaction log with search, filter, sorting and pages (spec section 2, /transactions). */
export const TransactionsScreen = ({ transactions, pendingTopUps, hrefs }: TransactionsScreenProps) => {
  const { t } = useTranslation(['transactions', 'common', 'shell']);
  const columns = useTransactionColumns();
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Breadcrumbs items={[{ label: t('common:home'), href: hrefs.home }, { label: t('transaction') }]} />
        <Inline justify="space-between">
          <Heading level={1} size="large">
            {t('title')}
          </Heading>
          <LinkButton href={hrefs.payment} icon={<Icon glyph={icons.plus} />}>
            {t('shell:menu.topUp')}
          </LinkButton>
        </Inline>
      </Stack>
      {pendingTopUps}
      <Card padding="none">
        <Loaded
          flush
          of={transactions}
          skeleton={
            <SortedTable
              caption={t('title')}
              columns={columns}
              rows={[]}
              getRowId={({ id }) => id}
              status="loading"
              skeletonRows={10}
            />
          }
          failed={{ title: t('failed'), text: t('failedText') }}
          stale={t('common:stale')}
        >
          {(read) => <TransactionLog read={read} />}
        </Loaded>
      </Card>
    </Stack>
  );
};
