import type { Profile } from '../http/profile.ts';
import type { Card } from './cards.ts';

/** The JSON of a linked card. Only the rich provider sends which one is the default. */
export const cardOnWire = ({ id, brand, last4, expMonth, expYear, isDefault }: Card, profile: Profile) => ({
  id,
  card: { brand, last4, exp_month: expMonth, exp_year: expYear },
  ...(profile === 'rich' && { is_default: isDefault }),
});
