import { memoSection } from '@may/ui/common/memoSection.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { useTranslation } from 'react-i18next';
import { PlanPrice } from '../../servers/MonthlyCost/PlanPrice.tsx';
import { useSizes } from '../../servers/useSizes.ts';
import { Offer } from './Offer.tsx';
import type { OrderForm } from './orderServer.ts';

/** The plans, with name, monthly price, VCPU and RAM (spec §2, §9). */
export const PlanSection = memoSection(({ error, ...plan }: OrderForm['plan'] & { error?: string }) => {
  const { t } = useTranslation('orderServer');
  const sizes = useSizes();
  return (
    <Card title={t('plan.title')} description={t('plan.text')}>
      <Offer {...plan} failed="orderServer:plan.failed" none="orderServer:plan.none" rows={4}>
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
                ? [sizes.plan(offered), t('plan.soldOut')].filter(Boolean).join(' · ')
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
});
