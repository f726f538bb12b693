import type { Money } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Invoice } from '@may/domain/wallet/invoice.ts';
import type { Runway } from '@may/domain/wallet/runway.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerRow } from '../../servers/Servers/servers.ts';
import { CurveCard } from './CurveCard.tsx';
import * as styles from './Dashboard.css.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestTransactions } from './LatestTransactions.tsx';
import { RecentInvoices } from './RecentInvoices.tsx';
import { ServersCard } from './ServersCard.tsx';
import { WalletCard } from './WalletCard.tsx';

export type DashboardScreenProps = {
  email: string;
  /** Epoch milliseconds; the right end of the balance curve. */
  now: number;
  /** The servers of both kinds, in any order; null where none are sold. */
  servers: Loadable<Rows<ServerRow>> | null;
  /** True while the price list is read. */
  waitsForPrices?: boolean;
  balance: Loadable<Money | null>;
  /** The days that the balance lasts. */
  runway: Loadable<Runway>;
  /** The whole log, in any order; the screen picks the six latest, and the two latest in each direction. */
  transactions: Loadable<Rows<Transaction>>;
  /** All invoices, in any order; the screen picks the six latest. */
  invoices: Loadable<Rows<Invoice>>;
  /** The list of top-ups whose outcome is unknown. */
  pendingTopUps: ReactNode;
  /** `domains` is null where no names are served. */
  hrefs: { transactions: string; payment: string; invoices: string; order: string; domains: string | null };
  /** Some amounts that a new customer may top up, each with the address of its top-up. */
  amounts?: readonly { amount: Money; href: string }[];
};

/** True once a read has said that there is nothing. */
const isEmpty = (read: Loadable<Rows<unknown>>): boolean =>
  read.status === 'ready' && read.value.items.length + read.value.unreadable === 0;

/**
 * The servers, the balance, the invoices and the transactions; each card loads and fails alone (spec section 2, Dashboard). A customer without any of
 * them sees the first steps in place of the empty cards.
 */
export const DashboardScreen = ({
  email,
  now,
  servers,
  waitsForPrices,
  balance,
  runway,
  transactions,
  invoices,
  pendingTopUps,
  hrefs,
  amounts,
}: DashboardScreenProps) => {
  const { t } = useTranslation(['dashboard', 'common']);
  const reads = [servers, balance, transactions, invoices];
  const isPaid = !isEmpty(transactions);
  const hasNoServer = servers !== null && isEmpty(servers);
  return (
    <Page title={t('title')}>
      {reads.some((read) => read?.status === 'ready' && read.stale) ? (
        <Banner tone="caution">{t('common:stale')}</Banner>
      ) : null}
      {pendingTopUps}
      <div className={styles.top}>
        {servers && (
          <div className={styles.main}>
            {hasNoServer ? (
              <FirstSteps {...hrefs} payment={isPaid ? null : hrefs.payment} amounts={amounts} />
            ) : (
              <ServersCard servers={servers} waitsForPrices={waitsForPrices} />
            )}
          </div>
        )}
        <div className={styles.side}>
          <WalletCard email={email} balance={balance} transactions={transactions} runway={runway} hrefs={hrefs} />
        </div>
        <CurveCard transactions={transactions} balance={balance} now={now} />
      </div>
      {hasNoServer && !isPaid && isEmpty(invoices) ? null : (
        <div className={styles.lists}>
          <RecentInvoices invoices={invoices} href={hrefs.invoices} />
          <LatestTransactions transactions={transactions} href={hrefs.transactions} />
        </div>
      )}
    </Page>
  );
};
