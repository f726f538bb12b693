import { fetchPart } from '@may/ui';
import type { AttemptTools } from '../attempts/useAttemptTools.ts';
import type { CardPayments } from './createCardPayments.ts';

/** The customer's payments by linked card. Their module, with Stripe's loader, is fetched for the first one. */
export const cardPaymentsOf = (tools: AttemptTools) => async (): Promise<CardPayments> =>
  (await fetchPart(() => import('./cardPayments.ts'))).cardPaymentsWith(tools);
