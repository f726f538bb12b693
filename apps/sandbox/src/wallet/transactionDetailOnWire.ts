import { toMajorUnits } from '@may/domain';
import type { Profile } from '../http/profile.ts';
import type { Payment } from './payments.ts';

/**
 * A payment asked for by its code. The specified answer has no status, so the literal provider knows a payment (anything
 * but null) only once it is paid: otherwise a client had to read every answer as "maybe".
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
