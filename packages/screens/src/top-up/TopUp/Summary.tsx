import type { Money as MoneyValue } from '@may/domain/money.ts';
import { isWithinLimits } from '@may/domain/top-up/topUp.ts';
import { useBrand } from '@may/ui/brand/BrandContext.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError, tellLine } from '@may/ui/errors/tellError.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopUpForm } from '../topUp.ts';
import { useMeansName } from './useMeansName.ts';

type SummaryProps = {
  form: TopUpForm;
  balance: Loadable<MoneyValue | null>;
};

const meansOf = ({ means }: TopUpForm) =>
  means?.methods?.value ??
  (means?.cards?.other?.chosen ? 'square' : means?.cards?.options.find(({ id }) => id === means.cards?.value)) ??
  null;

/** The reason why the button cannot be pressed, in words; undefined if it can. */
const useMissingText = ({ pay, amount }: TopUpForm): string | undefined => {
  const { t } = useTranslation('topUp');
  const text = (value: number) => formatMoney({ amount: value, currency: amount.currency }).text;
  switch (pay.missing) {
    case null:
      return undefined;
    case 'amountTooSmall':
      return t('amount.below', { minimum: text(amount.minimum) });
    case 'amountTooLarge':
      return t('amount.above', { maximum: text(amount.maximum) });
    default:
      return t(`reason.${pay.missing}`);
  }
};

/** The reason why the last attempt failed (spec section 8); it scrolls into view beside the button that tries again. */
const FailureNotice = ({ kind, serverMessage }: NonNullable<TopUpForm['failure']>) => {
  const { t } = useTranslation('topUp');
  const { email } = useBrand().contact;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The customer's own cancellation is no error.
  const { text, ...look } =
    kind === 'cancelled'
      ? { title: t('failed.cancelled.title'), text: t('failed.cancelled.text') }
      : { tone: 'critical' as const, ...tellError(t, `topUp:failed.${kind}`, { email }) };
  return (
    <div ref={place}>
      <Banner {...look}>
        {text} {serverMessage}
      </Banner>
    </div>
  );
};

/** The key of the note below a button that can be pressed or is busy. */
const noteOf = ({ means, pay }: TopUpForm) => {
  if (pay.onCancel) return 'confirming.typedText';
  if (means?.cards) return 'card.beginning.text';
  return pay.busy ? 'creating.text' : 'summary.fee';
};

/** The amount to pay and the balance after it, with the button that pays and the reason why it cannot yet. */
export const Summary = ({ form, balance }: SummaryProps) => {
  const { t } = useTranslation(['topUp', 'common']);
  const missing = useMissingText(form);
  const means = useMeansName(meansOf(form));
  const { amount, failure, pay } = form;
  const valid = isWithinLimits(amount.value, amount) ? amount.value : null;
  const before = balance.status === 'ready' ? balance.value : null;
  const after =
    before && valid && before.currency === valid.currency ? { ...valid, amount: before.amount + valid.amount } : null;
  const chosen = (known: boolean, shown: ReactNode) =>
    known ? (
      shown
    ) : (
      <Text as="span" tone="muted">
        {t('summary.notChosen')}
      </Text>
    );
  // A button that tries again does not say how much.
  const payable = <Money value={valid} isPrice />;
  return (
    <Card title={t('summary.title')}>
      <Stack>
        <DescriptionList
          items={[
            { label: t('summary.amount'), value: chosen(valid !== null, payable) },
            { label: t('summary.method'), value: chosen(means !== null, means) },
            {
              label: t('summary.before'),
              value: balance.status === 'loading' ? <Skeleton /> : <Money value={before} />,
              note: balance.status === 'failed' ? tellLine(t, 'common:balanceFailed') : undefined,
            },
            { label: t('summary.after'), value: <Money value={after} />, total: true },
          ]}
        />
        {form.forgetful ? (
          <Banner tone="caution" title={t('forgetful.title')}>
            {t('forgetful.text')}
          </Banner>
        ) : null}
        {failure ? <FailureNotice {...failure} /> : null}
        <Stack space="xsmall">
          <Button size="large" stretch loading={pay.busy} disabledReason={missing} onPress={pay.onPress}>
            {pay.again ? t('common:retry') : valid ? t('payAmount', { amount: formatMoney(valid).text }) : t('pay')}
          </Button>
          {pay.onCancel ? (
            <Button variant="ghost" stretch onPress={pay.onCancel}>
              {t('redirecting.cancel')}
            </Button>
          ) : null}
          {missing || (form.means?.cards && !pay.busy) ? null : <Text size="small">{t(noteOf(form))}</Text>}
        </Stack>
      </Stack>
    </Card>
  );
};
