import { dong } from '@may/domain/money.ts';
import { diskLimits, diskPresets, mbPerGb } from '@may/domain/order/order.ts';
import { dongPerGb } from '@may/domain/servers/pricing.ts';
import { memoSection } from '@may/ui/common/memoSection.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { NumberField } from '@may/ui/components/NumberField/NumberField.tsx';
import { RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './OrderSections.css.ts';

type DiskSectionProps = {
  title: string;
  text: string;
  valueMb: number | null;
  /** The minimum of the region, if it is above the general minimum. */
  leastMb?: number;
  onChange: (mb: number | null) => void;
  error?: string;
};

const priceOf = (gb: number) => dong(gb * dongPerGb);

/** A disk size in GB. Presets and field share one value: a preset fills the field, and a typed preset is marked (spec §5, §9). */
export const DiskSection = memoSection(({ title, text, valueMb, leastMb = 0, onChange, error }: DiskSectionProps) => {
  const { t } = useTranslation(['orderServer', 'servers']);
  const [left, setLeft] = useState(true);
  const { minimum, maximum } = diskLimits;
  const gb = valueMb === null ? null : valueMb / mbPerGb;
  const leastGb = leastMb / mbPerGb;
  const rule = leastGb > minimum ? t('disk.least', { gb: leastGb }) : undefined;
  const outside =
    gb === null || !left
      ? undefined
      : gb < minimum
        ? t('disk.tooSmall')
        : gb > maximum
          ? t('disk.tooLarge', { maximum })
          : gb < leastGb
            ? rule
            : undefined;
  return (
    <Card title={title} description={text}>
      <Stack>
        <RadioCards
          label={t('disk.presets')}
          hideLabel
          columns="three"
          options={diskPresets.map((preset) => ({
            value: String(preset),
            label: `${preset}\u00a0GB`,
            description: (
              <>
                <Money value={priceOf(preset)} isPrice /> {t('servers:cost.perMonth')}
              </>
            ),
            disabledReason: preset < leastGb ? rule : undefined,
          }))}
          value={diskPresets.some((preset) => preset === gb && preset >= leastGb) ? String(gb) : null}
          onValueChange={(preset) => onChange(Number(preset) * mbPerGb)}
          error={gb === null ? error : undefined}
        />
        <div className={styles.custom}>
          <NumberField
            label={t('disk.custom')}
            unit="GB"
            value={gb}
            minimum={minimum}
            maximum={maximum}
            hint={t('disk.range', { minimum, maximum, price: formatMoney(priceOf(1)).text })}
            error={outside}
            onValueChange={(typed) => {
              setLeft(false);
              onChange(typed === null ? null : typed * mbPerGb);
            }}
            onBlur={() => setLeft(true)}
          />
        </div>
      </Stack>
    </Card>
  );
});
