import { attemptPatience, type TopUpAttempt } from '@may/domain';
import type { CardStanding } from '@may/machines';

/**
 * Shows if another tab may have started a charge while this tab asked the card provider about the payment.
 * - `none`: no other tab can have started it.
 * - `running`: another tab held the lock before the question or after its answer.
 * - `begun`: the charge started after the question.
 * - `unseen`: this browser has no locks, and the attempt began less than 15 minutes ago.
 */
export type ChargeRace = 'none' | 'running' | 'begun' | 'unseen';

/** The facts that a tab reads before and after its question to the card provider. */
export type ChargeSight = {
  /** Another tab held the lock before the question or after its answer. */
  isLockHeld: boolean;
  /** False in a browser without locks. */
  canSeeLocks: boolean;
  before: TopUpAttempt['phase'] | undefined;
  after: Pick<TopUpAttempt, 'phase' | 'createdAt'> | undefined;
  /** Epoch milliseconds. */
  now: number;
};

/**
 * Classifies one question. An attempt that began in the future counts as recent, because the clock was set back and doubt is the safe answer.
 */
export const chargeRaceOf = ({ isLockHeld, canSeeLocks, before, after, now }: ChargeSight): ChargeRace => {
  if (isLockHeld) return 'running';
  if (after?.phase !== 'open') return 'none';
  if (before === 'uncharged') return 'begun';
  return !canSeeLocks && now - after.createdAt < attemptPatience ? 'unseen' : 'none';
};

/** The part of the card provider's answer that is certain: after a possible charge, "unpaid" becomes `unknown`. */
export const believedOf = (standing: CardStanding, race: ChargeRace): CardStanding =>
  race !== 'none' && (standing.status === 'unpaid' || standing.status === 'unfinished')
    ? { status: 'unknown' }
    : standing;
