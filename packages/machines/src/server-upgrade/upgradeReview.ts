import { priceUpgrade, type ServerUpgrade } from '@may/domain';
import type { UpgradeQuote, UpgradeReview } from './serverUpgrade.types.ts';

/** The facts that were read now, with their price. */
export const reviewOf = (upgrade: ServerUpgrade, quote: UpgradeQuote): UpgradeReview => ({
  ...quote,
  cost: priceUpgrade(quote.server, quote.plans, upgrade),
});

/** The facts of a review that the customer agrees to, as text. */
export const agreedFacts = ({ server, cost, earlier }: UpgradeReview): string => {
  const { diskMb, mariadbDiskMb, planId, containers } = server;
  const prices = [cost.before?.total.amount, cost.after?.total.amount, cost.difference?.amount];
  return JSON.stringify([diskMb, mariadbDiskMb, planId, containers, prices, earlier?.key, earlier?.blocks]);
};
