import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';

/** Milliseconds in which a charge without an answer may still arrive: its page was reloaded, or the connection broke. */
const patience = 60_000;

/** Judges a charge that the card provider calls unpaid: true while the request may be on its way, by the clock that no customer sets. */
export const createWayJudge = (elapsed = () => performance.now()) => {
  const firstAsked = new Map<string, number>();
  // Each page waits for itself, because a stored time may be wrong.
  return ({ key, phase, timesSent }: Pick<TopUpAttempt, 'key' | 'phase' | 'timesSent'>): boolean => {
    if (phase === 'uncharged') return false;
    const charge = `${key} ${timesSent}`;
    const first = firstAsked.get(charge) ?? elapsed();
    firstAsked.set(charge, first);
    return elapsed() - first < patience;
  };
};

/** The judge of this page. */
export const isChargeOnItsWay = createWayJudge();
