import { type Currency, daysFaultOf, type Runway, type RunwayLimits, runwayDayLimits, topUpLimits } from '@may/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import DialogPopup from '../../components/Dialog/DialogPopup.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import type { Loadable } from '../../patterns/Loadable.ts';
import { Loaded } from '../../patterns/Loaded.tsx';
import { Reckoning } from './Reckoning.tsx';
import { useRunwayWords } from './useRunwayWords.ts';

export type RunwayDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  runway: Loadable<Runway>;
  /** The currency of the wallet. */
  currency: Currency;
  limits: RunwayLimits;
  /** Returns false if the browser refused to keep them: then they last until the page is closed. */
  onSave: (limits: RunwayLimits) => boolean;
};

/** The limit of money; one in another currency than the wallet's warns of nothing. */
const amountIn = ({ balance }: RunwayLimits, currency: Currency): number | null =>
  balance?.currency === currency ? balance.amount : null;

/** The calculation of the runway line by line, and the limits at which the customer is warned in this browser. */
export const RunwayDialog = ({ open, onOpenChange, runway, currency, limits, onSave }: RunwayDialogProps) => {
  const { t } = useTranslation(['runway', 'common']);
  const { sayUnknown } = useRunwayWords(0);
  const [days, setDays] = useState(limits.days);
  const [amount, setAmount] = useState(amountIn(limits, currency));
  const [isReadable, setReadable] = useState(true);
  const [isForgotten, setForgotten] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  // An opened dialog stays mounted: what was typed and not saved is gone at the next opening.
  if (open !== wasOpen) {
    setWasOpen(open);
    setDays(limits.days);
    setAmount(amountIn(limits, currency));
    setReadable(true);
    setForgotten(false);
  }
  const fault = runway.status === 'ready' ? daysFaultOf(runway.value, currency) : null;
  const { maximum } = topUpLimits[currency];
  // The cure is one top-up.
  const isTooMuch = amount !== null && amount > maximum;
  const save = () => {
    if (!isReadable || isTooMuch) return;
    const isKept = onSave({ days, balance: amount === null || amount <= 0 ? null : { amount, currency } });
    if (isKept) onOpenChange(false);
    else setForgotten(true);
  };
  return (
    <DialogPopup
      open={open}
      onOpenChange={onOpenChange}
      title={t('dialog.title')}
      text={t('dialog.text')}
      size="medium"
      isReadFirst
      actions={
        <>
          <Button variant="outline" tone="neutral" onPress={() => onOpenChange(false)}>
            {t('alerts.cancel')}
          </Button>
          <Button onPress={save}>{t('alerts.save')}</Button>
        </>
      }
    >
      <Stack space="large">
        <Loaded of={runway} skeleton={null} failed="runway:failed">
          {(value) => <Reckoning runway={value} />}
        </Loaded>
        <Stack space="xsmall">
          <Heading level={3} size="small">
            {t('alerts.title')}
          </Heading>
          <Text size="small" tone="muted">
            {t('alerts.text')}
          </Text>
          <Grid columns="two">
            <Select
              label={t('alerts.days')}
              value={String(days ?? 0)}
              disabled={fault === 'currency'}
              hint={fault && runway.status === 'ready' ? sayUnknown(fault, runway.value) : undefined}
              onValueChange={(value) => setDays(Number(value) || null)}
              options={[0, ...runwayDayLimits].map((count) => ({
                value: String(count),
                label: count === 0 ? t('alerts.off') : t('span', { count }),
              }))}
            />
            <MoneyField
              label={t('alerts.money')}
              currency={currency}
              value={amount}
              onValueChange={setAmount}
              onReadableChange={setReadable}
              hint={isReadable && !amount ? t('alerts.off') : undefined}
              error={
                isTooMuch
                  ? t('common:amountBetween', {
                      minimum: formatMoney({ amount: 1, currency }).text,
                      maximum: formatMoney({ amount: maximum, currency }).text,
                    })
                  : undefined
              }
            />
          </Grid>
          {isForgotten ? (
            <Banner tone="caution" variant="card">
              {t('alerts.notKept')}
            </Banner>
          ) : null}
        </Stack>
      </Stack>
    </DialogPopup>
  );
};
