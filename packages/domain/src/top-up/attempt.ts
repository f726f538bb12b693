import type { Confirmed } from '../confirmed.ts';
import { isSameMoney, type Money } from '../money.ts';
import type { TopUpMethod } from './topUp.ts';

/**
 * The phase of an attempt in this browser's memory.
 * - `begun`: sent at most once and not answered, so a refusal is final. A linked card never has this phase.
 * - `uncharged`: the provider's last answer ruled out that it had charged the linked card.
 * - `open`: the provider may know the attempt, or may have charged the card.
 * - `settled`: the provider has confirmed the outcome.
 * - `dismissed`: the customer closed the attempt before the provider confirmed an outcome.
 */
export type AttemptPhase = 'begun' | 'uncharged' | 'open' | 'settled' | 'dismissed';

/** The outcomes of a settled attempt; a `refused` attempt never became a payment. */
export const attemptOutcomes = ['succeeded', 'failed', 'cancelled', 'refused'] as const;

export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** One press of the pay button, stored before the first request is sent and kept until the outcome is confirmed. */
export type TopUpAttempt = {
  amount: Money;
  method: TopUpMethod;
  /** The linked card of the last try; null for other payment methods. */
  cardId: string | null;
  /** Identifies the attempt in this browser; sent as `Idempotency-Key` to a provider that supports it. */
  key: string;
  userId: string;
  phase: AttemptPhase;
  /** Counts the requests that this browser has sent, even if they did not arrive. Without a key, each may create a payment. */
  timesSent: number;
  outcome: AttemptOutcome | null;
  /** The amount that has arrived, by the provider; null if it has told none. A bank's customer may pay another than `amount`. */
  paid: Confirmed<Money> | null;
  /**
   * The card that was charged, by the card provider's answer; null if none told it. Another tab may have tried another one than `cardId`, and a
   * provider may have other ids for its linked cards: then it names none of them.
   */
  chargedCardId: string | null;
  /** True if the card's owner still has to approve the payment at the bank. At the last check the card was not charged. */
  isUnfinished: boolean;
  /** Epoch milliseconds of this browser's clock, as in `settledAt`. */
  createdAt: number;
  settledAt: number | null;
  /** The checked checkout address; null until the provider sends one. The customer can continue there without another request. */
  checkoutUrl: string | null;
  /** The provider's code, from its checkout answer or from the bank's return address; null if neither had one. */
  transactionCode: string | null;
  /** The card provider's public id of the payment. Null for other payment methods, and before its secret was requested. */
  intentId: string | null;
};

/** The credit of an attempt in the wallet: the amount that has arrived by the provider's word, else the requested one. */
export const expectedCredit = ({ paid, amount }: Pick<TopUpAttempt, 'paid' | 'amount'>): Money => paid ?? amount;

/** The assumed largest difference, in milliseconds, between this browser's clock and the provider's. */
export const clockTolerance = 2 * 60_000;

/** Milliseconds that the portal waits for a bank. A later press for the same purchase starts a new payment, unless the old one is or may be paid. */
export const attemptPatience = 15 * 60_000;

/** True if `at` was less than 15 minutes ago. A time in the future counts as old: the clock was ahead then. */
export const isRecent = (at: number, now: number): boolean => now >= at - clockTolerance && now - at < attemptPatience;

/**
 * Milliseconds after which a second request with the same key may create a second payment. Most providers keep keys for a day; this is half
 * of that.
 */
const keyMemory = 12 * 60 * 60_000;

/** True while the provider still knows the attempt's key, if it supports keys and the request arrived. */
export const isKeyRemembered = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  // A negative age means that this browser's clock was ahead.
  now >= createdAt && now - createdAt < keyMemory;

/** True if the attempt may still succeed. */
export const isUnresolved = ({ phase }: Pick<TopUpAttempt, 'phase'>): boolean =>
  phase === 'begun' || phase === 'uncharged' || phase === 'open';

/**
 * True if the attempt was sent, is unresolved and may still move money. An `uncharged` card is pending only while it awaits its owner's
 * approval.
 */
export const isPending = (attempt: Pick<TopUpAttempt, 'phase' | 'timesSent' | 'isUnfinished'>): boolean =>
  isUnresolved(attempt) && attempt.timesSent > 0 && (attempt.isUnfinished || attempt.phase !== 'uncharged');

/** True if no charge to a linked card is on its way, not even one that the card's owner may still approve. */
export const isUncharged = ({ phase, isUnfinished }: Pick<TopUpAttempt, 'phase' | 'isUnfinished'>): boolean =>
  phase === 'uncharged' && !isUnfinished;

/**
 * True if the attempt may charge a card, or may have charged it, without another press. The portal reads its status at any age. At a bank,
 * the customer pays.
 */
export const mayBeCharged = (attempt: Parameters<typeof isPending>[0] & Pick<TopUpAttempt, 'method'>): boolean =>
  (attempt.method === 'card' || attempt.method === 'square') && isPending(attempt);

/** True if both pay the same amount by the same payment method; all linked cards are one method. */
export const isSamePurchase = (
  one: Pick<TopUpAttempt, 'amount' | 'method'>,
  other: Pick<TopUpAttempt, 'amount' | 'method'>,
): boolean => one.method === other.method && isSameMoney(one.amount, other.amount);

/** Milliseconds within which two tabs may not have seen each other's attempt: each may read lists for five seconds before it stores its own. */
const sameMoment = 10_000;

/**
 * True if two tabs began the same purchase at the same moment, and `other` is already sent or is the earlier one. Each tab stores its own
 * attempt before it sees the other one; the tab of the later attempt sends nothing.
 */
export const wasBegunFirst = <Attempt extends Pick<TopUpAttempt, 'key' | 'userId' | 'phase' | 'createdAt'>>(
  other: Attempt,
  own: Attempt,
): boolean => {
  const age = other.createdAt - own.createdAt;
  if (other.key === own.key || other.userId !== own.userId || Math.abs(age) >= sameMoment) return false;
  const isSent = other.phase !== 'begun' && other.phase !== 'uncharged';
  return isSent || (age || (other.key < own.key ? -1 : 1)) < 0;
};

/** True if `other` is an unresolved attempt at the same purchase as `own`, and was begun first. */
export const hasPriorityOver = (other: TopUpAttempt, own: TopUpAttempt): boolean =>
  isUnresolved(other) && isSamePurchase(other, own) && wasBegunFirst(other, own);
