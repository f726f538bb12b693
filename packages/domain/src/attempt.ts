import { isSameMoney, type Money } from './money.ts';
import type { TopUpMeans } from './topUp.ts';

/**
 * The phase of an attempt in this browser's memory.
 * - `begun`: sent at most once, and not answered yet, so that a refusal is final. Never a linked card's.
 * - `uncharged`: the linked card was surely not charged when the attempt was last asked about.
 * - `open`: the provider may know of the attempt, or may have charged the card.
 * - `settled`: the provider has told how it ended.
 * - `dismissed`: the customer put it away before the provider told.
 */
export type AttemptPhase = 'begun' | 'uncharged' | 'open' | 'settled' | 'dismissed';

/** The outcomes of a settled attempt: `refused` never became a payment. */
export const attemptOutcomes = ['succeeded', 'failed', 'cancelled', 'refused'] as const;

/** The outcome of a settled attempt. */
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** One press of pay, remembered from before its first byte is sent until the truth about it is known. */
export type TopUpAttempt = {
  amount: Money;
  method: TopUpMeans;
  /** The linked card it was last tried with; null by any other means. */
  cardId: string | null;
  /** Sent as `Idempotency-Key` where the provider understands it, and its name in this browser everywhere. */
  key: string;
  userId: string;
  phase: AttemptPhase;
  /** The requests that this browser has sent, arrived or not; without a key each of them may be a payment of its own. */
  timesSent: number;
  outcome: AttemptOutcome | null;
  /** The card's owner has yet to approve it at the bank, which may charge it then; surely not charged when this was last asked. */
  isUnfinished: boolean;
  /** Epoch milliseconds of this browser's clock, as in `settledAt`. */
  createdAt: number;
  settledAt: number | null;
  /** The vetted address to pay at, once the provider gave one: going on there posts nothing. */
  checkoutUrl: string | null;
  /** The provider's own code, where it tells one: in the checkout's answer, or on the way back from the bank. */
  transactionCode: string | null;
  /** The card provider's name of the payment, which is no secret; null by any other means, and before its secret was asked for. */
  intentId: string | null;
  /** Rows of this amount that the log held before; null when the log could not be read then. */
  rowsBefore: readonly string[] | null;
  /** The row of the log that is taken to have paid it; null where the provider itself told of the payment. */
  creditId: string | null;
  /** When that row says it was credited, in epoch milliseconds of the provider's clock; null where it says nothing. */
  creditedAt: number | null;
};

/** Milliseconds that this browser's clock and the provider's may differ by, where only their times can be compared. */
export const clockTolerance = 2 * 60_000;

/** Milliseconds until no bank is waited for. A press for the same purchase then begins a new payment, unless the old one is paid. */
export const attemptPatience = 15 * 60_000;

/** True if `at` was less than 15 minutes ago. A time in the future counts as old: the clock was ahead then. */
export const isRecent = (at: number, now: number): boolean => now >= at - clockTolerance && now - at < attemptPatience;

/**
 * Milliseconds after which a request under the same key may create a second payment: providers forget keys, most of them after a day,
 * and this is half a day.
 */
const keyMemory = 12 * 60 * 60_000;

/** True while the provider can be trusted to know the attempt's key, if it understands keys and the request arrived. */
export const isKeyRemembered = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  // The clock was ahead if the age is negative.
  now >= createdAt && now - createdAt < keyMemory;

/** True if the attempt may still succeed. */
export const isUnresolved = ({ phase }: Pick<TopUpAttempt, 'phase'>): boolean =>
  phase === 'begun' || phase === 'uncharged' || phase === 'open';

/**
 * True if money may be on its way: the attempt was sent and is unresolved. A card that was surely not charged is pending only while its
 * owner's approval is awaited.
 */
export const isPending = (attempt: Pick<TopUpAttempt, 'phase' | 'timesSent' | 'isUnfinished'>): boolean =>
  isUnresolved(attempt) && attempt.timesSent > 0 && (attempt.isUnfinished || attempt.phase !== 'uncharged');

/**
 * True if this attempt may have charged a card, or may still charge it, without a further press. The portal asks about it at any age.
 * A payment at a bank is made by the customer there.
 */
export const mayBeCharged = (attempt: Parameters<typeof isPending>[0] & Pick<TopUpAttempt, 'method'>): boolean =>
  (attempt.method === 'card' || attempt.method === 'square') && isPending(attempt);

/** True if both pay the same amount by the same means. Two linked cards are the same means. */
export const isSamePurchase = (
  one: Pick<TopUpAttempt, 'amount' | 'method'>,
  other: Pick<TopUpAttempt, 'amount' | 'method'>,
): boolean => one.method === other.method && isSameMoney(one.amount, other.amount);

/** Presses in two tabs within this many milliseconds may not have seen each other's attempt. */
const sameMoment = 5_000;

/**
 * True if two tabs began the same purchase at the same moment, and `other` was sent, or is the earlier one. Each tab remembers its own
 * attempt before it can hear of the other one; the tab of the later attempt then sends nothing.
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

/** True if `other` is an unresolved attempt at the purchase of `own`, and was begun first. */
export const hasPriorityOver = (other: TopUpAttempt, own: TopUpAttempt): boolean =>
  isUnresolved(other) && isSamePurchase(other, own) && wasBegunFirst(other, own);
