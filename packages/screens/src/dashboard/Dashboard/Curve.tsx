import type { Money } from '@may/domain/money.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { BalanceCurve } from '@may/ui/components/BalanceCurve/BalanceCurve.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceHistory } from './balanceHistory.ts';

type CurveProps = {
  items: readonly Transaction[];
  current: Money | null;
  now: number;
};

const Curve = ({ items, current, now }: CurveProps) => {
  const { t } = useTranslation('dashboard');
  const days = useMemo(() => balanceHistory(items, current, now), [items, current, now]);
  return (
    <BalanceCurve
      days={days}
      currency={current?.currency ?? items.find((item) => item.endingBalance)?.endingBalance?.currency ?? 'VND'}
      label={t('curve.title')}
      emptyText={t('curve.empty')}
    />
  );
};

export default Curve;
