import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import type { TopUpForm } from './topUp.ts';

/** Presets and a free amount are one value: a preset fills the field, the field marks its preset. */
export const AmountSection = ({ value, currency, presets, minimum, maximum, onChange }: TopUpForm['amount']) => {
  const { t } = useTranslation(['topUp', 'common']);
  const [left, setLeft] = useState(false);
  const text = (amount: number) => formatMoney({ amount, currency }).text;
  const outside =
    value === null || !left
      ? undefined
      : value < minimum
        ? t('amount.below', { minimum: text(minimum) })
        : value > maximum
          ? t('amount.above', { maximum: text(maximum) })
          : undefined;
  return (
    <Card title={t('common:amount')}>
      <Stack space="medium">
        <RadioCards
          label={t('amount.presets')}
          hideLabel
          columns="compact"
          options={presets.map((preset) => ({ value: String(preset), label: text(preset) }))}
          value={value !== null && presets.includes(value) ? String(value) : null}
          onValueChange={(preset) => onChange(Number(preset))}
        />
        <MoneyField
          label={t('amount.custom')}
          currency={currency}
          value={value}
          minimum={minimum}
          maximum={maximum}
          error={outside}
          onValueChange={(typed) => {
            setLeft(false);
            onChange(typed);
          }}
          onBlur={() => setLeft(true)}
        />
      </Stack>
    </Card>
  );
};
