/** The keys of a tab's session as plain values. */
export type SessionFacts = {
  isLogin: boolean;
  hasToken: boolean;
  isLocked: boolean;
  /** The stamp under which this tab's session was opened; null without one. */
  ownStamp: string | null;
  /** The stamp of this browser now; null if none can be read. */
  lastStamp: string | null;
};

/** The first half of a stamp changes with each sign-out; the second half changes with each lock, too. */
export const eraOf = (stamp: string): string => stamp.split(' ')[0] ?? '';

/**
 * The state of a tab's session. Stamps are compared for equality, never by a clock. Another era means that a tab has signed out since; any other
 * difference, or a missing stamp, means locked.
 */
export const judgeSession = ({
  isLogin,
  hasToken,
  isLocked,
  ownStamp,
  lastStamp,
}: SessionFacts): 'signedOut' | 'locked' | 'signedIn' => {
  if (!isLogin) return 'signedOut';
  if (ownStamp !== null && lastStamp !== null && eraOf(ownStamp) !== eraOf(lastStamp)) return 'signedOut';
  return hasToken && !isLocked && ownStamp !== null && ownStamp === lastStamp ? 'signedIn' : 'locked';
};
