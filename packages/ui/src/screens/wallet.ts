import type { LocalMethod, Money } from '@may/domain';

/** A top-up whose outcome is not known yet; it stays in the tray until the provider tells. */
export type PendingTopUp = {
  /** The attempt's name in this browser. */
  attemptKey: string;
  amount: Money;
  /** `card` is a linked one, `square` one that is not linked. */
  method: LocalMethod | 'card' | 'square';
  /** ISO 8601, when the customer pressed pay. */
  startedAt: string;
  transactionCode: string | null;
  /** `cannotKnow` when it is old and nobody can be asked about it. */
  standing: 'waiting' | 'cannotKnow';
  /** Paying can go on where it stopped without paying twice. */
  canContinue: boolean;
  /** Asking the provider right now. */
  checking?: boolean;
  /** What the customer's last press of check came to, and when (ISO 8601): no news, or no answer. */
  checked?: { at: string; was: 'noNews' | 'unanswered' } | undefined;
};
