import { type MonthlyCost, priceParts } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money/Money.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { formatMoney } from '../../format/formatMoney.ts';
import * as styles from './ServerUpgrade.css.ts';

type CostChangeProps = {
  /** Null if the price of the present plan is unknown. */
  before: MonthlyCost | null;
  after: MonthlyCost;
};

const amountIn = (cost: MonthlyCost | null, part: MonthlyCost['lines'][number]['part']) =>
  cost?.lines.find((line) => line.part === part)?.amount ?? null;

/** The difference of two monthly costs as a sentence. */
export const CostDifference = ({ before, after }: CostChangeProps) => {
  const { t } = useTranslation('serverUpgrade');
  if (before === null) return <p className={styles.difference}>{t('cost.unknown')}</p>;
  const amount = after.total.amount - before.total.amount;
  const words = { amount: formatMoney({ amount: Math.abs(amount), currency: 'VND' }).text };
  return (
    <p className={styles.difference}>
      {amount === 0 ? t('cost.same') : t(amount > 0 ? 'cost.more' : 'cost.less', words)}
    </p>
  );
};

/** The monthly cost before and after an upgrade, line by line, with its difference. */
export const CostChange = ({ before, after }: CostChangeProps) => {
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
                  <Money value={old} />
                </td>
                <td className={styles.amount}>
                  <Money value={now} />
                </td>
              </tr>
            );
          })}
          <tr className={styles.costTotal}>
            <th scope="row" className={`${styles.costPart} ${styles.costTotal} ${styles.lastRow}`}>
              {t('servers:cost.total')}
            </th>
            <td className={`${styles.amount} ${styles.lastRow}`}>
              <Money value={before?.total ?? null} />
            </td>
            <td className={`${styles.amount} ${styles.lastRow}`}>
              <Money value={after.total} />
            </td>
          </tr>
        </tbody>
      </table>
      <CostDifference before={before} after={after} />
    </Stack>
  );
};
