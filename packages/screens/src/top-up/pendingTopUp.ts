import type { Money } from '@may/domain/money.ts';
import type { LocalMethod } from '@may/domain/top-up/topUp.ts';

/** A top-up whose outcome is unknown; it stays in the list until the provider tells its outcome. */
export type PendingTopUp = {
  /** The key of the attempt in this browser's storage. */
  attemptKey: string;
  amount: Money;
  /** `card` is a linked card, `square` a card that is not linked. */
  method: LocalMethod | 'card' | 'square';
  /** ISO 8601; the time of the press on pay. */
  startedAt: string;
  transactionCode: string | null;
  /** `cannotKnow`: the top-up is old and the provider cannot tell its outcome. */
  standing: 'waiting' | 'cannotKnow';
  /** True if the payment can continue without a second charge. */
  canContinue: boolean;
  /** True while the portal asks the provider. */
  checking?: boolean;
  /** The result of the last press of check, and its time in ISO 8601. */
  checked?: { at: string; was: 'noNews' | 'unanswered' } | undefined;
};
