/** A linked card (spec §3, Payment method); `brand` is visa, mastercard, amex, jcb or the provider's own word. */
export type LinkedCard = {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** True if the provider charges it by default; null if it does not say, which the specification leaves open. */
  isDefault: boolean | null;
};

/** The status of a card's linking: `rejected` needs another card, `unfinished` needs the owner's approval; `unknown` is none of these. */
export type CardSetup = {
  status: 'saved' | 'processing' | 'rejected' | 'cancelled' | 'unfinished' | 'unknown';
};

/** The expiry status of a card on a day: `expiring` in its last 60 days. */
export type CardExpiry = 'valid' | 'expiring' | 'expired';

const day = 24 * 3_600_000;

/** The expiry status at a moment (epoch milliseconds); a card is valid to the end of its last month in every time zone. */
export const expiryOf = ({ expMonth, expYear }: Pick<LinkedCard, 'expMonth' | 'expYear'>, now: number): CardExpiry => {
  // The month ends last in the time zone UTC−12.
  const end = Date.UTC(expYear, expMonth, 1) + day / 2;
  if (now >= end) return 'expired';
  return end - now <= 60 * day ? 'expiring' : 'valid';
};
