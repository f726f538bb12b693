import { toMajorUnits } from '@may/domain';
import type { Profile } from '../http/profile.ts';
import type { Payment } from './payments.ts';

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
