import { priceUpgrade, type ServerUpgrade } from '@may/domain';
import { required } from '../required.ts';
import type { ServerUpgradeContext, UpgradeQuote, UpgradeReview } from './serverUpgrade.types.ts';

/** The upgrade of a flow in which something is chosen. */
export const chosen = ({ upgrade }: Pick<ServerUpgradeContext, 'upgrade'>): ServerUpgrade =>
  required(upgrade, 'an upgrade');

/** The call of `quoteUpgrade`. */
export const quoting = {
  id: 'quoteUpgrade',
  src: 'quoteUpgrade',
  input: ({ context }: { context: ServerUpgradeContext }) => ({
    serverId: context.serverId,
    upgrade: chosen(context),
  }),
} as const;

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
