import { useTranslation } from 'react-i18next';
import { BalanceCurve } from '../../components/BalanceCurve/BalanceCurve.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { Money } from '../../format/money.ts';
import type { Loadable } from '../Loadable.ts';
import { Loaded } from '../Loaded.tsx';
import type { ListRead, TransactionItem } from '../wallet.ts';
import { balanceHistory } from './balanceHistory.ts';
import * as styles from './Dashboard.css.ts';

interface CurveCardProps {
  transactions: Loadable<ListRead<TransactionItem>>;
  balance: Loadable<Money | null>;
  now: number;
}

/** The last 30 days of the balance as a picture, drawn from the log. */
export const CurveCard = ({ transactions, balance, now }: CurveCardProps) => {
  const { t } = useTranslation('dashboard');
  const current = balance.status === 'ready' ? balance.value : null;
  return (
    <Card title={t('curve.title')}>
      <div className={styles.fill}>
        <Loaded
          of={transactions}
          skeleton={<Skeleton shape="block" size="large" />}
          failed={{ title: t('curve.failed'), text: t('failedText') }}
        >
          {({ items }) => (
            <BalanceCurve
              points={balanceHistory(items, current, now)}
              currency={current?.currency ?? items.find((item) => item.endingBalance)?.endingBalance?.currency ?? 'VND'}
              label={t('curve.title')}
              emptyText={t('curve.empty')}
            />
          )}
        </Loaded>
      </div>
    </Card>
  );
};
