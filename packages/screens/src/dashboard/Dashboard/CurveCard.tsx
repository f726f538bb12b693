import type { Money } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { lazyPart } from '@may/ui/browser/fetchPart.ts';
import { whenIdle } from '@may/ui/browser/whenIdle.ts';
import { CurveSkeleton } from '@may/ui/components/BalanceCurve/CurveSkeleton.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Dashboard.css.ts';

const Curve = lazyPart(() => import('./Curve.tsx'), whenIdle);

type CurveCardProps = {
  transactions: Loadable<Rows<Transaction>>;
  balance: Loadable<Money | null>;
  now: number;
};

/** The balance of the last 30 days as a curve; the curve loads when the page is idle. */
export const CurveCard = ({ transactions, balance, now }: CurveCardProps) => {
  const { t } = useTranslation('dashboard');
  const current = balance.status === 'ready' ? balance.value : null;
  const skeleton = <CurveSkeleton />;
  return (
    <Card title={t('curve.title')}>
      <div className={styles.fill}>
        <Loaded of={transactions} skeleton={skeleton} failed="dashboard:failed.curve">
          {({ items }) => (
            <Suspense fallback={skeleton}>
              <Curve items={items} current={current} now={now} />
            </Suspense>
          )}
        </Loaded>
      </div>
    </Card>
  );
};
