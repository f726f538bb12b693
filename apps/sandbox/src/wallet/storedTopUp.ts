import { topUpWire } from '@may/api/schemas';
import type { LocalMethod } from '@may/domain';

const descriptions: Record<LocalMethod, string> = {
  alepay: 'Nạp tiền qua Alepay',
  vietqr: 'Nạp tiền qua VietQR',
  atm: 'Nạp tiền qua thẻ ATM nội địa',
  internationalCard: 'Nạp tiền qua thẻ quốc tế',
  vnpay: 'Nạp tiền qua VN Pay',
  creditCard: 'Top-up by credit card',
};

/** The columns of a payment that follow from its method: type and method as in the checkout call, and the description. */
export const storedTopUp = (method: LocalMethod): { type: number; method: string | null; description: string } => {
  const wire: { type: number; method?: string } = topUpWire[method];
  return { type: wire.type, method: wire.method ?? null, description: descriptions[method] };
};
