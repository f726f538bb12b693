import { type Plan, priceOfPlan } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { useSizes } from '../useSizes.ts';
import { Offer } from './Offer.tsx';
import * as styles from './OrderSections.css.ts';
import type { OrderForm } from './orderServer.ts';

/** The monthly price of a plan; during a sale the regular price is struck through above it. */
const PlanPrice = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation(['orderServer', 'servers']);
  return (
    <span className={styles.price}>
      {plan.salePrice ? (
        <del className={styles.oldPrice}>
          <span className={visuallyHidden}>{t('plan.sale')} </span>
          <Money value={plan.price} size="small" />
        </del>
      ) : null}
      <Money value={priceOfPlan(plan)} strong />
      <span className={styles.per}>{t('servers:cost.perMonth')}</span>
    </span>
  );
};

/** The plans, with name, monthly price, VCPU and RAM (spec §2, §9). */
export const PlanSection = ({ error, ...plan }: OrderForm['plan'] & { error?: string }) => {
  const { t } = useTranslation('orderServer');
  const sizes = useSizes();
  return (
    <Card title={t('plan.title')} description={t('plan.text')}>
      <Offer {...plan} failed={t('plan.failed')} none={t('plan.none')} rows={3}>
        {(plans) => (
          <RadioCards
            label={t('plan.title')}
            hideLabel
            options={plans.map((offered) => ({
              value: offered.id,
              label: offered.name,
              description: sizes.plan(offered),
              trailing: <PlanPrice plan={offered} />,
              disabledReason: offered.isSoldOut
                ? [sizes.plan(offered), t('plan.soldOut')].filter(Boolean).join('. ')
                : undefined,
            }))}
            value={plan.value}
            onValueChange={plan.onSelect}
            error={error}
          />
        )}
      </Offer>
    </Card>
  );
};
