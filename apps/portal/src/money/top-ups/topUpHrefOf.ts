import { type Money, toMajorUnits } from '@may/domain';
import { href } from '../../router/href.ts';

/** The address of the top-up, prefilled with `amount` unless that is null; paying leads back to `returnTo`. */
export const topUpHrefOf = (amount: Money | null, returnTo: string): string =>
  href('payment', { ...(amount && { amount: String(toMajorUnits(amount)) }), returnTo });
