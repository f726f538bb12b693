import { mbPerGb } from '@may/domain/order/order.ts';
import { unknownAmount } from '@may/ui/format/formatMoney.ts';
import { numberFormat } from '@may/ui/i18n/intl.ts';
import { tags } from '@may/ui/i18n/tags.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';

/** Formats sizes: memory in GB of 1000 MB, disks in GB of 1024 MB (spec §9), `–` if unknown or without the disk. */
export const useSizes = () => {
  const { t } = useTranslation('servers');
  const tag = tags[useLocale()];
  const gb = (value: number) => `${numberFormat(tag, { maximumFractionDigits: 1 }).format(value)}\u00a0GB`;
  const disk = (mb: number | null) => (mb ? gb(mb / mbPerGb) : unknownAmount);
  const ram = (mb: number | null) => (mb === null ? unknownAmount : gb(mb / 1000));
  /** For example `2 VCPU · 2 GB RAM`, without unknown parts; each part stays in one line. */
  const plan = ({ cpu, ramMb }: { cpu: number | null; ramMb: number | null }) =>
    [...(cpu === null ? [] : [t('vcpu', { cpu })]), ...(ramMb === null ? [] : [t('ram', { ram: ram(ramMb) })])]
      .map((fact) => fact.replaceAll(' ', '\u00a0'))
      .join(' · ');
  return { disk, ram, plan };
};
