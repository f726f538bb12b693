import type { Money } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CurveCard } from './CurveCard.tsx';
import * as styles from './Dashboard.css.ts';
import { LatestTransactions } from './LatestTransactions.tsx';
import { RecentInvoices } from './RecentInvoices.tsx';
import { WalletCard } from './WalletCard.tsx';

export type DashboardScreenProps = {
  email: string;
  /** Epoch milliseconds; the right end of the balance curve. */
  now: number;
  balance: Loadable<Money | null>;
  /** The whole log, in any order; the screen picks the six latest, and the two latest in each direction. */
  transactions: Loadable<Rows<Transaction>>;
  /** All invoices, in any order; the screen picks the six latest. */
  invoices: Loadable<Rows<Invoice>>;
  /** The list of top-ups whose outcome is unknown. */
  pendingTopUps: ReactNode;
  /** The days that the balance lasts; it loads apart from the page, in a place of two small lines. */
  runway?: ReactNode;
  hrefs: { transactions: string; payment: string; invoices: string };
};

/** The balance, the latest transactions and the latest invoices; each card loads and fails alone (spec section 2, Dashboard). */
export const DashboardScreen = ({
  email,
  now,
  balance,
  transactions,
  invoices,
  pendingTopUps,
  runway,
  hrefs,
}: DashboardScreenProps) => {
  const { t } = useTranslation(['dashboard', 'common']);
  const isStale = [balance, transactions, invoices].some((read) => read.status === 'ready' && read.stale);
  return (
    <Page title={t('title')}>
      {isStale ? <Banner tone="caution">{t('common:stale')}</Banner> : null}
      {pendingTopUps}
      <div className={styles.pictureRow}>
        <WalletCard email={email} balance={balance} transactions={transactions} runway={runway} hrefs={hrefs} />
        <CurveCard transactions={transactions} balance={balance} now={now} />
      </div>
      <div className={styles.tableRow}>
        <LatestTransactions transactions={transactions} href={hrefs.transactions} />
        <RecentInvoices invoices={invoices} href={hrefs.invoices} />
      </div>
    </Page>
  );
};
