import { priceOfPlan } from '@may/domain/servers/pricing.ts';
import type { Plan } from '@may/domain/servers/server.ts';
import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Money } from '@may/ui/components/Money/Money.tsx';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './MonthlyCost.css.ts';

type PlanPriceProps = {
  plan: Pick<Plan, 'price' | 'salePrice'>;
  /** True if the price is the least monthly one of a server with this plan; otherwise a heading says that it is monthly. */
  isLeast?: boolean;
};

/** A place without width where a line may end. */
const lineBreak = '\u200b';

/** The price of a plan; during a sale the regular price is struck through above or beside it. */
export const PlanPrice = ({ plan, isLeast }: PlanPriceProps) => {
  const { t } = useTranslation('servers');
  return (
    <span className={styles.price({ inLine: !isLeast })}>
      {plan.salePrice ? (
        <del className={styles.oldPrice}>
          <span className={visuallyHidden}>{t('cost.regular')} </span>
          {formatMoney(plan.price).text}
        </del>
      ) : null}
      {isLeast ? (
        <span className={styles.least}>
          {t('cost.from', { amount: formatMoney(priceOfPlan(plan)).text }).replace('/', `${lineBreak}/`)}
        </span>
      ) : (
        <Money value={priceOfPlan(plan)} strong isPrice />
      )}
    </span>
  );
};
