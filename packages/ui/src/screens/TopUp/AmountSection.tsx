import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import type { TopUpScreenProps } from './TopUpScreen.tsx';

type AmountSectionProps = Pick<
  TopUpScreenProps,
  'currency' | 'amount' | 'presets' | 'minimum' | 'maximum' | 'onAmountChange'
>;

/** Presets and a free amount are one value: a preset fills the field, the field marks its preset. */
export const AmountSection = ({ currency, amount, presets, minimum, maximum, onAmountChange }: AmountSectionProps) => {
  const { t } = useTranslation('topUp');
  const [left, setLeft] = useState(false);
  const text = (value: number) => formatMoney({ amount: value, currency }).text;
  const outside =
    amount === null || !left
      ? undefined
      : amount < minimum
        ? t('amount.below', { minimum: text(minimum) })
        : amount > maximum
          ? t('amount.above', { maximum: text(maximum) })
          : undefined;
  return (
    <Card title={t('amount.title')}>
      <Stack space="medium">
        <RadioCards
          label={t('amount.presets')}
          hideLabel
          columns="compact"
          options={presets.map((preset) => ({ value: String(preset), label: text(preset) }))}
          value={amount !== null && presets.includes(amount) ? String(amount) : null}
          onValueChange={(preset) => onAmountChange(Number(preset))}
        />
        <NumberField
          label={t('amount.custom')}
          currency={currency}
          value={amount}
          minimum={minimum}
          maximum={maximum}
          error={outside}
          onValueChange={(value) => {
            setLeft(false);
            onAmountChange(value);
          }}
          onBlur={() => setLeft(true)}
        />
      </Stack>
    </Card>
  );
};
