import { isUncharged } from '@may/domain/top-up/attempt.ts';
import { fetchPart } from '@may/ui';
import type { AttemptTools } from '../attempts/useAttemptTools.ts';
import type { CardPayments } from './createCardPayments.ts';
import { openCardPayment } from './openCardPayment.ts';

/** The customer's payments by linked card. This browser's memory answers alone; the rest is fetched, with Stripe's loader, for the first payment. */
export type CardPaymentPorts = {
  open: ReturnType<typeof openCardPayment>;
  /** False if an attempt was paid, may be, or waits for its owner's approval. */
  isUncharged: (key: string) => boolean;
  fetch: () => Promise<CardPayments>;
};

export const cardPaymentsOf = (tools: AttemptTools): CardPaymentPorts => ({
  open: openCardPayment(tools),
  isUncharged: (key) => {
    const attempt = tools.store.find(key);
    return attempt === undefined || isUncharged(attempt);
  },
  fetch: async () => (await fetchPart(() => import('./cardPayments.ts'))).cardPaymentsWith(tools),
});
