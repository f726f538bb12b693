import type { RegionCode } from './money.ts';

/** How each way to pay is named on the wire and in a wallet's history. */
export const methods = [
  { type: 1, method: undefined, local: true, label: { vi: 'Alepay', en: 'Alepay' } },
  { type: 2, method: 'VIETQR', local: true, label: { vi: 'VietQR', en: 'VietQR' } },
  { type: 2, method: 'ATMCARD', local: true, label: { vi: 'thẻ ATM nội địa', en: 'domestic ATM card' } },
  { type: 2, method: 'CREDITCARD', local: true, label: { vi: 'thẻ quốc tế', en: 'international card' } },
  { type: 2, method: 'QRPAY', local: true, label: { vi: 'VN Pay', en: 'VN Pay' } },
  { type: 2, method: 'BANKTRANSFER', local: false, label: { vi: 'thẻ tín dụng', en: 'credit card' } },
] as const;

/** The row of the method table, undefined where the combination is unknown or not offered in the region. */
export const findMethod = (type: number, method: string | undefined, region: RegionCode) =>
  methods.find((row) => row.type === type && row.method === method && row.local === (region === 'VN'));
