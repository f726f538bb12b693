import { leastPriceOf } from '@may/domain/servers/pricing.ts';
import { memoSection } from '@may/ui/common/memoSection.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { RadioCards } from '@may/ui/components/RadioCards/RadioCards.tsx';
import { useTranslation } from 'react-i18next';
import { PlanPrice } from '../../servers/MonthlyCost/PlanPrice.tsx';
import { useSizes } from '../../servers/useSizes.ts';
import { Offer } from './Offer.tsx';
import type { OrderForm } from './orderServer.ts';

type PlanSectionProps = OrderForm['plan'] & { regionId: string | null; error?: string };

/** The plans, with name, VCPU, RAM and the monthly price of the smallest order (spec §2, §9). */
export const PlanSection = memoSection(({ error, regionId, ...plan }: PlanSectionProps) => {
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
              trailing: <PlanPrice plan={leastPriceOf(offered, regionId)} isLeast />,
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
