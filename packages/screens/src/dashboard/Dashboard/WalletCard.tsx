import { dashboardLimits } from '@may/domain/limits.ts';
import type { Money as MoneyValue } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import { newestFirst, type Transaction } from '@may/domain/wallet/transaction.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Private } from '@may/ui/components/Private/Private.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { roomySize } from '@may/ui/format/roomySize.ts';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Dashboard.css.ts';
import { TransactionLines, TransactionLinesSkeleton } from './TransactionLines.tsx';

type WalletCardProps = {
  /** Empty while the customer is unknown. */
  email: string;
  balance: Loadable<MoneyValue | null>;
  transactions: Loadable<Rows<Transaction>>;
  /** The days that the balance lasts, two small lines high. */
  runway?: ReactNode;
  hrefs: { transactions: string; payment: string; invoices: string };
};

const directions = { received: 1, spent: -1 } as const;

/** The customer's e-mail address, the balance, and the latest transactions in each direction (spec section 2, Dashboard). */
export const WalletCard = ({ email, balance, transactions, runway, hrefs }: WalletCardProps) => {
  const { t } = useTranslation(['dashboard', 'common', 'shell']);
  return (
    <Card
      title={t('wallet.title')}
      description={email ? <Private>{email}</Private> : <Skeleton size="small" width="medium" />}
      action={
        <LinkButton href={hrefs.payment} size="small" icon={icons.plus}>
          {t('shell:menu.topUp')}
        </LinkButton>
      }
    >
      <Stack>
        <div>
          <div className={styles.balance}>
            <Loaded
              of={balance}
              figure="balance"
              skeleton={<Skeleton size="large" width="medium" />}
              failed="dashboard:failed.balance"
            >
              {(value) => <Money value={value} size={roomySize(value)} />}
            </Loaded>
          </div>
          {/* A place of the same height, so that nothing moves when the late part arrives. */}
          {runway ? <div className={styles.balance}>{runway}</div> : null}
        </div>
        {transactions.status === 'failed'
          ? null
          : (['received', 'spent'] as const).map((direction) => (
              <div key={direction}>
                <h3 className={styles.section}>{t(`common:direction.${direction}`)}</h3>
                <Loaded
                  of={transactions}
                  figure={direction}
                  skeleton={
                    <div className={styles.pair}>
                      <TransactionLinesSkeleton lines={dashboardLimits[direction]} compact />
                    </div>
                  }
                  failed="dashboard:failed.balance"
                >
                  {({ items }) => {
                    const latest: Transaction[] = [];
                    for (const item of newestFirst(items)) {
                      if (item.amount && Math.sign(item.amount.amount) === directions[direction]) latest.push(item);
                      if (latest.length === dashboardLimits[direction]) break;
                    }
                    return (
                      <div className={styles.pair}>
                        {latest.length > 0 ? (
                          <TransactionLines items={latest} compact />
                        ) : (
                          <Text tone="muted">
                            {t(direction === 'received' ? 'wallet.noReceived' : 'wallet.noSpent')}
                          </Text>
                        )}
                      </div>
                    );
                  }}
                </Loaded>
              </div>
            ))}
        <div className={styles.ways}>
          <LinkButton href={hrefs.transactions} variant="outline">
            {t('wallet.viewDetails')}
          </LinkButton>
          <LinkButton href={hrefs.invoices} variant="outline">
            {t('wallet.viewInvoice')}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
};
