import { dashboardLimits } from '@may/domain/limits.ts';
import type { Money } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { usePrivateText } from '@may/ui/components/Private/masked.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { formatDate } from '@may/ui/format/formatDate.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';
import { balanceHistory, curveBox, drawCurve } from './curve.ts';
import * as styles from './Dashboard.css.ts';

type CurveCardProps = {
  transactions: Loadable<Rows<Transaction>>;
  balance: Loadable<Money | null>;
  now: number;
};

/** The balance of the last 30 days as a stepped area; without a history there is none. */
export const CurveCard = ({ transactions, balance, now }: CurveCardProps) => {
  const { t } = useTranslation('dashboard');
  const hide = usePrivateText();
  const locale = useLocale();
  const dayAt = (time: number) => formatDate(new Date(time).toISOString(), locale);
  const current = balance.status === 'ready' ? balance.value : null;
  const amounts = transactions.status === 'ready' ? balanceHistory(transactions.value.items, current, now) : [];
  if (transactions.status !== 'loading' && amounts.length === 0) return null;
  const line = drawCurve(amounts);
  const days = `${dayAt(now - dashboardLimits.curveDays * 86_400_000)} – ${dayAt(now)}`;
  const { width, height } = curveBox;
  const ends = current
    ? amounts
        .filter((_, place) => place === 0 || place === amounts.length - 1)
        .map((amount) => hide(formatMoney({ ...current, amount }).text))
    : [];
  return (
    <div className={styles.main}>
      <Card
        title={t('curve.title')}
        // The first picture of a build would keep the days of the build.
        description={transactions.status === 'loading' ? '\u00a0' : days}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={styles.curve}
          role="img"
          aria-label={t('curve.title') + (ends.length > 0 ? `: ${ends.join(' → ')}` : '')}
        >
          <path d={line && `${line}V${height}H0Z`} className={styles.area} />
          <path d={line} className={styles.curveLine} />
        </svg>
      </Card>
    </div>
  );
};
