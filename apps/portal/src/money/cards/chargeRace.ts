import { attemptPatience, type TopUpAttempt } from '@may/domain';
import type { CardStanding } from '@may/machines';

/**
 * The charge that another tab may have asked for while the card provider was asked about a payment.
 * - `none`: no other tab can have asked for the charge meanwhile.
 * - `running`: another tab held the lock, before the question or after its answer.
 * - `begun`: the charge was asked for after the question.
 * - `unseen`: this browser has no locks, and the charge was asked for less than 15 minutes ago.
 */
export type ChargeRace = 'none' | 'running' | 'begun' | 'unseen';

/** The facts that a tab sees around its question to the card provider. */
export type ChargeSight = {
  /** Another tab held the lock before the question, or after its answer. */
  isLockHeld: boolean;
  /** False in a browser without locks. */
  canSeeLocks: boolean;
  before: TopUpAttempt['phase'] | undefined;
  after: Pick<TopUpAttempt, 'phase' | 'createdAt'> | undefined;
  /** Epoch milliseconds. */
  now: number;
};

/** The race of one question. A beginning in the future counts as recent, because the clock was put back: doubt is the safe answer. */
export const chargeRaceOf = ({ isLockHeld, canSeeLocks, before, after, now }: ChargeSight): ChargeRace => {
  if (isLockHeld) return 'running';
  if (after?.phase !== 'open') return 'none';
  if (before === 'uncharged') return 'begun';
  return !canSeeLocks && now - after.createdAt < attemptPatience ? 'unseen' : 'none';
};

/** The card provider's answer as far as it can be believed: "unpaid" says nothing about a charge that was asked for meanwhile. */
export const believedOf = (standing: CardStanding, race: ChargeRace): CardStanding =>
  race !== 'none' && (standing.status === 'unpaid' || standing.status === 'unfinished')
    ? { status: 'unknown' }
    : standing;
