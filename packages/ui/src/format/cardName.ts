import type { LinkedCard } from '@may/domain';

/** The four brands the provider links (spec section 3) as they write themselves. */
const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
};

/** `Visa •••• 4242`; an unknown brand keeps the provider's word. */
export const cardName = ({ brand, last4 }: LinkedCard): string =>
  `${brandNames[brand.toLowerCase()] ?? brand} •••• ${last4}`;
