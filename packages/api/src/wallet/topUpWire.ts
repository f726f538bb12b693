import type { LocalMethod } from '@may/domain/top-up/topUp.ts';

/** Fields of the checkout body for each local method (spec §7, §9; by name, not by index: docs/decisions/0002). */
export const topUpWire = {
  alepay: { type: 1 },
  vietqr: { type: 2, method: 'VIETQR' },
  atm: { type: 2, method: 'ATMCARD' },
  internationalCard: { type: 2, method: 'CREDITCARD' },
  vnpay: { type: 2, method: 'QRPAY' },
  creditCard: { type: 2, method: 'BANKTRANSFER' },
} as const satisfies Record<LocalMethod, { type: 1 | 2; method?: string }>;
