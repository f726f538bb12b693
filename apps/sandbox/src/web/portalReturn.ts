/** The one page of the portal that lives under `/api`: where a bank sends the customer back to (spec §2, Order success page). */
export const portalReturn = '/api/payments/success';
