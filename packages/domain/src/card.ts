/** A linked card (spec §3, Payment method); `brand` is visa, mastercard, amex, jcb or the provider's own word. */
export type LinkedCard = { id: string; brand: string; last4: string; expMonth: number; expYear: number };
