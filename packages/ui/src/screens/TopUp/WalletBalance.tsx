import type { Money as MoneyValue } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import * as styles from './TopUp.css.ts';

type WalletBalanceProps = {
  balance: Loadable<MoneyValue | null>;
};

/** The balance of the wallet below its label (spec section 2, /payment). */
export const WalletBalance = ({ balance }: WalletBalanceProps) => {
  const { t } = useTranslation(['topUp', 'common']);
  return (
    <div className={styles.balance} aria-busy={balance.status === 'loading' || undefined}>
      <Text as="span" size="small" tone="muted">
        {t(balance.status === 'failed' ? 'common:balanceFailed' : 'balance')}
      </Text>
      {balance.status === 'loading' ? (
        <span className={styles.balancePlaceholder}>
          <Skeleton />
        </span>
      ) : null}
      {balance.status === 'ready' ? <Money value={balance.value} size="title" /> : null}
      {balance.status === 'failed' ? (
        <Button size="small" variant="outline" tone="neutral" onPress={balance.onRetry}>
          {t('common:retry')}
        </Button>
      ) : null}
    </div>
  );
};
