import { type Money, toMajorUnits } from '@may/domain/money.ts';
import { href } from './href.ts';

/** The address of the top-up, with `amount` and its currency if it is not null. After the payment the customer returns to `returnTo`. */
export const topUpHrefOf = (amount: Money | null, returnTo?: string): string =>
  href('payment', {
    ...(amount && { amount: String(toMajorUnits(amount)), currency: amount.currency }),
    ...(returnTo && { returnTo }),
  });
