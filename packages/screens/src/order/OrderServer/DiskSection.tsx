import { dong } from '@may/domain/money.ts';
import { diskLimits, diskPresets, mbPerGb } from '@may/domain/order/order.ts';
import { dongPerGb } from '@may/domain/servers/pricing.ts';
import { memoSection } from '@may/ui/common/memoSection.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { NumberField } from '@may/ui/components/NumberField/NumberField.tsx';
import { RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSizes } from '../../servers/useSizes.ts';
import * as styles from './OrderServer.css.ts';
import type { OrderForm } from './orderServer.ts';

type Disk = OrderForm['mariadbDisk'] & { leastMb?: number; error?: string };

/** A disk size in GB. Field and presets share one value: a preset fills the field, and a typed preset is marked (spec §5, §9). */
const DiskField = ({ label, text, valueMb, leastMb = 0, onChange, error }: Disk & { label: string; text: string }) => {
  const { t } = useTranslation('orderServer');
  const sizes = useSizes();
  const [left, setLeft] = useState(true);
  const { minimum, maximum } = diskLimits;
  const gb = valueMb / mbPerGb;
  const leastGb = leastMb / mbPerGb;
  const rule = leastGb > minimum ? t('disk.least', { gb: leastGb }) : undefined;
  const outside =
    (gb < minimum && t('disk.tooSmall')) ||
    (gb > maximum && t('disk.tooLarge', { maximum })) ||
    (gb < leastGb && rule) ||
    undefined;
  const fault = gb === 0 ? error : left ? outside : undefined;
  return (
    <Stack space="small">
      <NumberField
        label={label}
        unit={sizes.unit}
        value={gb || null}
        minimum={Math.max(minimum, leastGb)}
        maximum={maximum}
        hint={fault ? false : (rule ?? text)}
        error={fault}
        onValueChange={(typed) => {
          setLeft(false);
          onChange((typed ?? 0) * mbPerGb);
        }}
        onBlur={() => setLeft(true)}
      />
      <RadioCards
        label={label}
        hideLabel
        columns="row"
        options={diskPresets.map((preset) => ({
          value: String(preset),
          label: sizes.gb(preset),
          disabledReason: preset < leastGb ? rule : undefined,
        }))}
        value={diskPresets.some((preset) => preset === gb && preset >= leastGb) ? String(gb) : null}
        onValueChange={(preset) => onChange(Number(preset) * mbPerGb)}
      />
    </Stack>
  );
};

/** The two disks of a server, each with the smallest size until another is chosen. */
export const DiskSection = memoSection(({ disk, mariadbDisk }: { disk: Disk; mariadbDisk: Disk }) => {
  const { t } = useTranslation('orderServer');
  return (
    <Card title={t('disk.section')} description={t('disk.price', { price: formatMoney(dong(dongPerGb)).text })}>
      <Grid columns="two" space="large">
        <div data-place="disk" className={styles.place}>
          <DiskField {...disk} label={t('disk.title')} text={t('disk.text')} />
        </div>
        <div data-place="mariadbDisk" className={styles.place}>
          <DiskField {...mariadbDisk} label={t('disk.mariadb')} text={t('disk.mariadbText')} />
        </div>
      </Grid>
    </Card>
  );
});
