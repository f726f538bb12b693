import { toMajorUnits } from '@may/domain/money.ts';
import type { Profile } from '../http/profile.ts';
import type { Movement, Payment } from './payments.ts';

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

/**
 * The JSON of one payment. The specified answer has no status, so the literal provider returns a payment only
 * when it is paid, and null before: a client could not tell the two apart.
 */
export const transactionDetailOnWire = (payment: Payment, profile: Profile) => {
  const { code, description, currency, status, createdAt } = payment;
  if (profile === 'literal' && status !== 'succeeded') return null;
  return {
    transactionCode: code,
    description,
    amount: toMajorUnits(payment),
    createdAt: createdAt.toISOString(),
    ...(profile === 'rich' && { currency, status }),
  };
};
