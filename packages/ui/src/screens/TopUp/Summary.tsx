import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import { FailureNotice } from './FailureNotice.tsx';
import type { TopUpScreenProps } from './TopUpScreen.tsx';
import { useMeansName } from './useMeansName.ts';
import { useMissing } from './useMissing.ts';

/** What will be paid and what the wallet holds after it, with the button that pays; says in words what is still missing. */
export const Summary = (props: TopUpScreenProps) => {
  const { status, balance, amount, currency, minimum, maximum, onPay, onRetry } = props;
  const { t } = useTranslation('topUp');
  const missing = useMissing(props);
  const means = useMeansName(props);
  const valid = amount !== null && amount >= minimum && amount <= maximum ? { amount, currency } : null;
  const before = balance.status === 'ready' ? balance.value : null;
  const after =
    before && valid && before.currency === currency ? { amount: before.amount + valid.amount, currency } : null;
  const chosen = (known: boolean, value: ReactNode) =>
    known ? (
      value
    ) : (
      <Text as="span" tone="muted">
        {t('summary.notChosen')}
      </Text>
    );
  const failed = status.name === 'failed';
  return (
    <Card title={t('summary.title')}>
      <Stack space="medium">
        <DescriptionList
          items={[
            { label: t('summary.amount'), value: chosen(valid !== null, <Money value={valid} />) },
            { label: t('summary.method'), value: chosen(means !== null, means) },
            {
              label: t('summary.before'),
              value: balance.status === 'loading' ? <Skeleton /> : <Money value={before} />,
              note: balance.status === 'failed' ? t('balanceFailed') : undefined,
            },
            { label: t('summary.after'), value: <Money value={after} />, total: true },
          ]}
        />
        {failed ? <FailureNotice {...status} /> : null}
        <Stack space="xsmall">
          <Button
            size="large"
            stretch
            loading={status.name === 'creatingPayment'}
            disabledReason={missing}
            onPress={failed ? onRetry : onPay}
          >
            {failed ? t('retry') : valid ? t('payAmount', { amount: formatMoney(valid).text }) : t('pay')}
          </Button>
          {missing ? null : (
            <Text size="small" tone="muted">
              {t(status.name === 'creatingPayment' ? 'creating.text' : 'summary.fee')}
            </Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
};
