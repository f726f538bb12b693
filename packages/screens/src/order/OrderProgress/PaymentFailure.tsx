import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { type DescriptionItem, DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import type { OrderPaymentFailure, OrderProgressScreenProps } from './orderProgress.ts';

type PaymentFailureProps = OrderPaymentFailure & Pick<OrderProgressScreenProps, 'hrefs' | 'actions'>;

/** The unpaid invoice, and the ways to pay it (spec §2). */
export const PaymentFailure = ({
  invoiceId,
  amountPaid,
  amountLeft,
  hostedUrl,
  topUp,
  hrefs,
  actions,
}: PaymentFailureProps) => {
  const { t } = useTranslation(['orderProgress', 'common']);
  const items: DescriptionItem[] = [
    {
      label: t('paymentFailed.id'),
      value: (
        <Text as="span" family="mono">
          {invoiceId ?? '–'}
        </Text>
      ),
    },
    { label: t('paymentFailed.paid'), value: <Money value={amountPaid} /> },
    { label: t('paymentFailed.due'), value: <Money value={amountLeft} strong />, total: true },
  ];
  return (
    <Card title={t('paymentFailed.box')}>
      <Stack>
        <DescriptionList items={items} />
        {hostedUrl ? (
          <Text tone="neutral" size="small">
            <Link href={hostedUrl} external>
              {hostedUrl}
            </Link>
          </Text>
        ) : (
          <Text size="small">{t('paymentFailed.noLink')}</Text>
        )}
        <Inline space="xsmall">
          {hostedUrl ? (
            <LinkButton href={hostedUrl} external>
              {t('paymentFailed.pay')}
            </LinkButton>
          ) : (
            <LinkButton href={hrefs.invoices}>{t('paymentFailed.invoices')}</LinkButton>
          )}
          <LinkButton href={hrefs.topUp} variant="outline">
            {topUp ? t('paymentFailed.topUp', { amount: formatMoney(topUp).text }) : t('paymentFailed.topUpAny')}
          </LinkButton>
          <LinkButton href={hrefs.cards} variant="outline">
            {t('paymentFailed.card')}
          </LinkButton>
          {actions.map(({ name, busy, onPress }) => (
            <Button key={name} variant="outline" loading={busy} onPress={onPress}>
              {t('common:checkAgain')}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
};
