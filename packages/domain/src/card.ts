/** A linked card (spec §3, Payment method); `brand` is visa, mastercard, amex, jcb or the provider's own word. */
export type LinkedCard = {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Whether the provider charges it by default; null where it does not tell, which the specification leaves open. */
  isDefault: boolean | null;
};

/** How a card's expiry stands on a day: `expiring` in its last 60 days. */
export type CardExpiry = 'valid' | 'expiring' | 'expired';

const day = 24 * 3_600_000;

/** How a card stands at a moment (epoch milliseconds); it is good to the end of its last month, in any zone of the world. */
export const expiryOf = ({ expMonth, expYear }: Pick<LinkedCard, 'expMonth' | 'expYear'>, now: number): CardExpiry => {
  // The month ends last where the clock is twelve hours behind.
  const end = Date.UTC(expYear, expMonth, 1) + day / 2;
  if (now >= end) return 'expired';
  return end - now <= 60 * day ? 'expiring' : 'valid';
};
