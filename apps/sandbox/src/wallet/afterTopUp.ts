/** `payOpenInvoice` is called after each top-up: the wallet may now pay for a server. */
export type AfterTopUp = { payOpenInvoice: (userId: string) => Promise<void> };
