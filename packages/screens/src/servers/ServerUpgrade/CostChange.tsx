import { type MonthlyCost, type PriceLine, priceParts } from '@may/domain/servers/pricing.ts';
import type { UpgradeCost } from '@may/domain/servers/upgrade.ts';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './ServerUpgrade.css.ts';

const amountIn = (cost: MonthlyCost | null, part: PriceLine['part']) =>
  cost?.lines.find((line) => line.part === part)?.amount ?? null;

/** The difference of two monthly costs as a sentence. */
export const CostDifference = ({ difference }: Pick<UpgradeCost, 'difference'>) => {
  const { t } = useTranslation('serverUpgrade');
  const amount = difference && formatMoney({ ...difference, amount: Math.abs(difference.amount) }).text;
  return (
    <p className={styles.difference}>
      {amount === null || difference === null
        ? t('cost.unknown')
        : difference.amount === 0
          ? t('cost.same')
          : t(difference.amount > 0 ? 'cost.more' : 'cost.less', { amount })}
    </p>
  );
};

/** The monthly cost before and after an upgrade, line by line, with its difference. While figures are hidden, the price stays in view: a press agrees to it. */
export const CostChange = ({ before, after, difference }: UpgradeCost) => {
  const { t } = useTranslation(['serverUpgrade', 'servers']);
  return (
    <Stack space="small">
      <table className={styles.costs}>
        <thead>
          <tr>
            <th scope="col" className={styles.costHead}>
              {t('cost.title')}
            </th>
            <th scope="col" className={styles.costHead}>
              {t('cost.before')}
            </th>
            <th scope="col" className={styles.costHead}>
              {t('cost.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {priceParts.map((part) => {
            const [old, now] = [amountIn(before, part), amountIn(after, part)];
            return (
              <tr key={part} className={old?.amount === now?.amount ? styles.kept : undefined}>
                <th scope="row" className={styles.costPart}>
                  {t(`servers:cost.part.${part}`)}
                </th>
                <td className={styles.amount}>
                  <Money value={old} isPrice />
                </td>
                <td className={styles.amount}>
                  <Money value={now} isPrice />
                </td>
              </tr>
            );
          })}
          <tr className={styles.costTotal}>
            <th scope="row" className={`${styles.costPart} ${styles.costTotal} ${styles.lastRow}`}>
              {t('servers:cost.total')}
            </th>
            <td className={`${styles.amount} ${styles.lastRow}`}>
              <Money value={before?.total ?? null} isPrice />
            </td>
            <td className={`${styles.amount} ${styles.lastRow}`}>
              <Money value={after?.total ?? null} isPrice />
            </td>
          </tr>
        </tbody>
      </table>
      <CostDifference difference={difference} />
    </Stack>
  );
};
