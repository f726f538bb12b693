import { mbPerGb } from '@may/domain/order/order.ts';
import { formatGb, gbUnit } from '@may/ui/format/formatGb.ts';
import { unknownAmount } from '@may/ui/format/formatMoney.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';

/** Formats sizes: memory in GB of 1000 MB, disks in GB of 1024 MB (spec §9), `–` if unknown or without the disk. */
export const useSizes = () => {
  const { t } = useTranslation('servers');
  const locale = useLocale();
  const gb = (value: number | null) => (value === null ? unknownAmount : formatGb(value, locale));
  const disk = (mb: number | null) => (mb ? gb(mb / mbPerGb) : unknownAmount);
  const ram = (mb: number | null) => gb(mb === null ? null : mb / 1000);
  /** For example `2 VCPU · 2 GB RAM`, without unknown parts; each part stays in one line. */
  const plan = ({ cpu, ramMb }: { cpu: number | null; ramMb: number | null }) =>
    [...(cpu === null ? [] : [t('vcpu', { cpu })]), ...(ramMb === null ? [] : [t('ram', { ram: ram(ramMb) })])]
      .map((fact) => fact.replaceAll(' ', '\u00a0'))
      .join(' · ');
  return { gb, unit: gbUnit(locale), disk, ram, plan };
};
