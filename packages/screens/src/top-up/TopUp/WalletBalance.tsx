import type { Money as MoneyValue } from '@may/domain/money.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Figure } from '@may/ui/components/Skeleton/Figure.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellLine } from '@may/ui/errors/tellError.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './TopUp.css.ts';

type WalletBalanceProps = {
  balance: Loadable<MoneyValue | null>;
};

/** The balance of the wallet below its label (spec section 2, /payment). */
export const WalletBalance = ({ balance }: WalletBalanceProps) => {
  const { t } = useTranslation(['topUp', 'common']);
  return (
    <div className={styles.balance}>
      <Text as="span" size="small">
        {balance.status === 'failed' ? tellLine(t, 'common:balanceFailed') : t('balance')}
      </Text>
      <Figure
        name="balance"
        of={balance}
        skeleton={
          <span className={styles.balancePlaceholder}>
            <Skeleton />
          </span>
        }
      >
        {(value) => <Money value={value} size="title" />}
      </Figure>
      {balance.status === 'failed' ? (
        <Button size="small" variant="outline" onPress={balance.onRetry}>
          {t('common:retry')}
        </Button>
      ) : null}
    </div>
  );
};
