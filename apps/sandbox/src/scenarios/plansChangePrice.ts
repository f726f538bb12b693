import { planOnWire } from '../servers/serversOnWire.ts';
import type { Scenario } from './scenario.ts';

const dearer = (price: number): number => Math.round(price * 1.1);

/** Every plan becomes a tenth dearer once the plans were read. */
export const plansChangePrice: Scenario = {
  sentence: 'Every plan becomes a tenth dearer once the plans were read.',
  arm: (world) => {
    const { faults, ordering } = world;
    const before = ordering.plans;
    ordering.plans = before.map((plan) => ({ ...plan, price: dearer(plan.price), salePrice: dearer(plan.salePrice) }));
    const value = before.map((plan) => planOnWire(plan, world.profile));
    faults.add(
      { match: { method: 'GET', path: '/api/wp/sizes' }, fault: { kind: 'mutate', path: 'result', value } },
      'scenario',
    );
    return () => {
      ordering.plans = before;
    };
  },
};
