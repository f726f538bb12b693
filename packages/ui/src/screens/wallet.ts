import type { Money, TopUpMethod } from '@may/domain';

/** A top-up whose outcome is not known yet; it stays in the tray until the provider tells. */
export interface PendingTopUp {
  /** The attempt's name in this browser. */
  attemptKey: string;
  amount: Money;
  method: TopUpMethod | 'card';
  /** ISO 8601, when the customer pressed pay. */
  startedAt: string;
  transactionCode: string | null;
  /** Asking the provider right now. */
  checking?: boolean;
}
