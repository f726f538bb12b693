import { toMajorUnits } from '@may/domain';
import type { Profile } from '../http/profile.ts';
import type { Movement } from './payments.ts';

/**
 * The JSON of a ledger row. The specification allows several formats, and clients must read all of them: dong
 * come as numbers with unix seconds, every other currency as decimal strings with ISO times.
 */
export const transactionOnWire = (movement: Movement, profile: Profile) => {
  const { currency } = movement;
  const amount = toMajorUnits(movement);
  const endingBalance = toMajorUnits({ amount: movement.endingBalance, currency });
  const inDong = currency === 'VND';
  return {
    id: movement.id,
    description: movement.description,
    amount: inDong ? amount : amount.toFixed(2),
    created: inDong ? Math.floor(movement.createdAt.getTime() / 1000) : movement.createdAt.toISOString(),
    ending_balance: inDong ? endingBalance : endingBalance.toFixed(2),
    ...(profile === 'rich' && {
      currency: currency.toLowerCase(),
      ...(movement.paymentId && { transactionCode: movement.paymentId }),
    }),
  };
};
