import { memoSection } from '@may/ui/common/memoSection.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { MoneyField } from '@may/ui/components/MoneyField/MoneyField.tsx';
import { RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopUpForm } from '../topUp.ts';

/** The amount of the top-up. Presets and field share one value: a preset fills the field, and a typed preset is marked. */
export const AmountSection = memoSection(
  ({ value, currency, presets, minimum, maximum, onChange }: TopUpForm['amount']) => {
    const { t } = useTranslation(['topUp', 'common']);
    // An amount that is there already, from the address or the draft, is judged at once.
    const [left, setLeft] = useState(value !== null);
    const text = (amount: number) => formatMoney({ amount, currency }).text;
    const chosen = value?.amount ?? null;
    const choose = (amount: number | null) => onChange(amount === null ? null : { amount, currency });
    const outside =
      chosen === null || !left
        ? undefined
        : chosen < minimum
          ? t('amount.below', { minimum: text(minimum) })
          : chosen > maximum
            ? t('amount.above', { maximum: text(maximum) })
            : undefined;
    return (
      <Card title={t('common:amount')}>
        <Stack>
          <RadioCards
            label={t('amount.presets')}
            hideLabel
            columns="compact"
            options={presets.map((preset) => ({ value: String(preset), label: text(preset) }))}
            value={chosen !== null && presets.includes(chosen) ? String(chosen) : null}
            onValueChange={(preset) => choose(Number(preset))}
          />
          <MoneyField
            label={t('amount.custom')}
            currency={currency}
            value={chosen}
            minimum={minimum}
            maximum={maximum}
            error={outside}
            onValueChange={(typed) => {
              setLeft(false);
              choose(typed);
            }}
            onBlur={() => setLeft(true)}
          />
        </Stack>
      </Card>
    );
  },
);
