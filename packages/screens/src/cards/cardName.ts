import type { LinkedCard } from '@may/domain/cards/card.ts';

/** The four brands the provider links (spec section 3) in their own spelling. */
const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
};

/** The brand and the number of a card; an unknown brand keeps the provider's name. */
export const cardNameParts = ({ brand, last4 }: LinkedCard): [brand: string, number: string] => [
  brandNames[brand.toLowerCase()] ?? brand,
  `•••• ${last4}`,
];

/** `Visa •••• 4242`. */
export const cardName = (card: LinkedCard): string => cardNameParts(card).join(' ');
