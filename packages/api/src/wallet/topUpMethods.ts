/** The top-up methods by name and what the checkout call sends for each (decisions: by name, not index arithmetic). */
export const topUpMethods = {
  alepay: { type: 1 },
  vietqr: { type: 2, method: 'VIETQR' },
  atm: { type: 2, method: 'ATMCARD' },
  internationalCard: { type: 2, method: 'CREDITCARD' },
  vnpay: { type: 2, method: 'QRPAY' },
  creditCard: { type: 2, method: 'BANKTRANSFER' },
} as const;

/** A top-up method's name inside the portal. */
export type TopUpMethodName = keyof typeof topUpMethods;
