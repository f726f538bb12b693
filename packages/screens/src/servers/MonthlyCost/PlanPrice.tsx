import { priceOfPlan } from '@may/domain/servers/pricing.ts';
import type { Plan } from '@may/domain/servers/server.ts';
import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './MonthlyCost.css.ts';

type PlanPriceProps = {
  plan: Pick<Plan, 'price' | 'salePrice'>;
  /** True if a heading says that the price is monthly. */
  hideMonth?: boolean;
};

/** The monthly price of a plan; during a sale the regular price is struck through above it, or beside it without the month. */
export const PlanPrice = ({ plan, hideMonth }: PlanPriceProps) => {
  const { t } = useTranslation('servers');
  return (
    <span className={styles.price({ inLine: hideMonth })}>
      {plan.salePrice ? (
        <del className={styles.oldPrice}>
          <span className={visuallyHidden}>{t('cost.regular')} </span>
          <Money value={plan.price} size="small" isPrice />
        </del>
      ) : null}
      <Money value={priceOfPlan(plan)} strong isPrice />
      {hideMonth ? null : <span className={styles.per}>{t('cost.perMonth')}</span>}
    </span>
  );
};
