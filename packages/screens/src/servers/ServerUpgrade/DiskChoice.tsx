import { dong } from '@may/domain/money.ts';
import { diskLimits, diskPresets, mbPerGb } from '@may/domain/order/order.ts';
import { dongPerGb } from '@may/domain/servers/pricing.ts';
import { NumberField } from '@may/ui/components/NumberField/NumberField.tsx';
import { RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSizes } from '../useSizes.ts';
import { CostDifference } from './CostChange.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import type { DiskForm } from './serverUpgrade.ts';

type DiskChoiceProps = {
  form: DiskForm;
  /** The present size in MB; null for no disk yet. */
  sizeMb: number | null;
  /** True if the customer pressed review: from then on the reason against a size shows while it is typed. */
  missing: boolean;
  topUpHref: string;
};

/** GB that a preset adds to a disk. */
const steps = [10, 20, 50, 100] as const;

const priceOfGb = formatMoney(dong(dongPerGb)).text;

/** The whole sizes in GB that are offered, each with its label. */
const offersOf = (sizeMb: number | null, gb: (size: number) => string): { gb: number; label: string }[] => {
  if (sizeMb === null) return diskPresets.map((preset) => ({ gb: preset, label: gb(preset) }));
  const presentGb = Math.ceil(sizeMb / mbPerGb);
  return steps
    .map((step) => ({ gb: presentGb + step, label: `+${gb(step)}` }))
    .filter(({ gb }) => gb <= diskLimits.maximum);
};

/** The new size of a disk in GB: presets and a field with one value, and the difference of the price. */
export const DiskChoice = ({ form, sizeMb, missing, topUpHref }: DiskChoiceProps) => {
  const { t } = useTranslation('serverUpgrade');
  const sizes = useSizes();
  const [isTyping, setTyping] = useState(false);
  const { valueMb, gap, cost, failure } = form;
  const { maximum } = diskLimits;
  const gb = valueMb === null ? null : valueMb / mbPerGb;
  const minimum = Math.max(diskLimits.minimum, sizeMb === null ? 0 : Math.floor(sizeMb / mbPerGb) + 1);
  const offers = offersOf(sizeMb, sizes.gb);
  const words = { size: sizes.disk(sizeMb), maximum };
  const isShown = gap !== null && (missing || (gap !== 'none' && !isTyping));
  return (
    <Stack>
      {failure ? <FailureBanner {...failure} of="disk" sizeMb={sizeMb} topUpHref={topUpHref} /> : null}
      {offers.length > 0 ? (
        <RadioCards
          label={t(sizeMb === null ? 'disk.presetsNew' : 'disk.presets')}
          columns={offers.length === steps.length ? 'compact' : 'three'}
          options={offers.map((offer) => ({ value: String(offer.gb), label: offer.label }))}
          value={offers.some((offer) => offer.gb === gb) ? String(gb) : null}
          onValueChange={(preset) => form.onChange(Number(preset) * mbPerGb)}
        />
      ) : null}
      <NumberField
        label={t('disk.after')}
        unit={sizes.unit}
        value={gb}
        minimum={minimum}
        maximum={maximum}
        hint={t('disk.range', { minimum, maximum, price: priceOfGb })}
        error={isShown ? t(`gap.${gap}`, words) : undefined}
        onValueChange={(typed) => {
          setTyping(true);
          form.onChange(typed === null ? null : typed * mbPerGb);
        }}
        onBlur={() => setTyping(false)}
      />
      {cost ? <CostDifference difference={cost.difference} /> : null}
    </Stack>
  );
};
