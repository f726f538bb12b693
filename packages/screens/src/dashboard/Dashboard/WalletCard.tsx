import { dashboardLimits } from '@may/domain/limits.ts';
import type { Money as MoneyValue } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Runway } from '@may/domain/wallet/runway.ts';
import { newestFirst, type Transaction } from '@may/domain/wallet/transaction.ts';
import { amountLine } from '@may/ui/common/rows.css.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Private } from '@may/ui/components/Private/Private.tsx';
import { Figure } from '@may/ui/components/Skeleton/Figure.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { roomySize } from '@may/ui/format/roomySize.ts';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import { useTranslation } from 'react-i18next';
import { RunwayLine } from '../../runway/Runway/RunwayLine.tsx';
import * as styles from './Dashboard.css.ts';

type WalletCardProps = {
  /** Empty while the customer is unknown. */
  email: string;
  balance: Loadable<MoneyValue | null>;
  transactions: Loadable<Rows<Transaction>>;
  runway: Loadable<Runway>;
  hrefs: { transactions: string; payment: string; invoices: string };
};

const directions = [
  ['received', 1],
  ['spent', -1],
] as const;

/** The balance with the days that it lasts, and the latest amounts in each direction, whose notes the transactions have (spec section 2, Dashboard). */
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
      <div className={styles.fill}>
        <div>
          <div className={amountLine}>
            <Loaded
              of={balance}
              figure="balance"
              skeleton={<Skeleton size="large" width="medium" />}
              failed="dashboard:failed.balance"
            >
              {(value) => <Money value={value} size={roomySize(value)} />}
            </Loaded>
          </div>
          {/* A place of the same height, so that nothing moves when the days arrive. */}
          <div className={amountLine}>
            <RunwayLine runway={runway} />
          </div>
        </div>
        {directions.map(([direction, sign]) => {
          const items = transactions.status === 'ready' ? newestFirst(transactions.value.items) : [];
          const all = items.filter(({ amount }) => Math.sign(amount?.amount ?? 0) === sign);
          return transactions.status !== 'loading' && all.length === 0 ? null : (
            <div key={direction}>
              <h3 className={styles.section}>{t(`common:direction.${direction}`)}</h3>
              <div className={styles.pair}>
                <Figure of={transactions} name={direction} skeleton={<Skeleton lines={dashboardLimits[direction]} />}>
                  {() => (
                    <ul>
                      {all.slice(0, dashboardLimits[direction]).map(({ id, createdAt, amount }) => (
                        <li key={id} className={styles.compact}>
                          <span className={styles.moment}>
                            <DateTime value={createdAt} dateOnly />
                          </span>
                          <Money value={amount} signed strong />
                        </li>
                      ))}
                    </ul>
                  )}
                </Figure>
              </div>
            </div>
          );
        })}
        <div className={styles.ways}>
          <LinkButton href={hrefs.transactions} variant="outline">
            {t('wallet.viewDetails')}
          </LinkButton>
          <LinkButton href={hrefs.invoices} variant="outline">
            {t('wallet.viewInvoice')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
};
