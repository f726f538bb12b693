import { dong } from '@may/domain/money.ts';
import { dongPerGb, type PriceLine, priceParts } from '@may/domain/servers/pricing.ts';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './MonthlyCost.css.ts';

type CostBreakdownProps = {
  /** The known lines; the other parts are shown as not chosen. */
  lines: readonly PriceLine[];
  /** Name of the charged plan. */
  planName?: string;
};

/** The disk of a server that was not ordered here may have a fraction of a GB. */
const toOneDecimal = (quantity: number): number => Math.round(quantity * 10) / 10;

/** The monthly cost line by line, and on demand an explanation of the price (spec §9). */
export const CostBreakdown = ({ lines, planName }: CostBreakdownProps) => {
  const { t } = useTranslation('servers');
  return (
    <div className={styles.breakdown}>
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
          const quantity = toOneDecimal(line.quantity);
          const each = formatMoney(line.each).text;
          return {
            label: t(`cost.known.${part}`, { quantity }),
            value: <Money value={line.amount} isPrice />,
            note: part === 'base' ? planName : t(`cost.times.${part}`, { quantity, each }),
          };
        })}
      />
      <details className={styles.origin}>
        <summary className={styles.question}>{t('cost.question')}</summary>
        <Text size="small">{t('cost.answer', { perGb: formatMoney(dong(dongPerGb)).text })}</Text>
      </details>
    </div>
  );
};
