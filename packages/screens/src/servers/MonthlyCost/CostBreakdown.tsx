import { type PriceLine, priceParts } from '@may/domain/servers/pricing.ts';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { numberFormat } from '@may/ui/i18n/intl.ts';
import { tags } from '@may/ui/i18n/tags.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';

type CostBreakdownProps = {
  /** The known lines; the other parts are shown as not chosen. */
  lines: readonly PriceLine[];
  /** Name of the charged plan, in place of the words for the base. */
  planName?: string;
};

/** The monthly cost line by line (spec §9). */
export const CostBreakdown = ({ lines, planName }: CostBreakdownProps) => {
  const { t } = useTranslation('servers');
  // The disk of a server that was not ordered here may have a fraction of a GB.
  const number = numberFormat(tags[useLocale()], { maximumFractionDigits: 1 });
  return (
    <DescriptionList
      items={priceParts.map((part) => {
        const line = lines.find((known) => known.part === part);
        if (!line || line.quantity === 0) {
          const absent = part === 'containers' ? '–' : t('cost.notChosen');
          return {
            label: t(`cost.part.${part}`),
            value: (
              <Text as="span" tone="muted">
                {line ? t('cost.none') : absent}
              </Text>
            ),
          };
        }
        return {
          label: (part === 'base' && planName) || t(`cost.known.${part}`, { quantity: number.format(line.quantity) }),
          value: <Money value={line.amount} isPrice />,
        };
      })}
    />
  );
};
