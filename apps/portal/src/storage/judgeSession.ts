/** What a tab's storage holds of its session, as plain facts. */
export type SessionFacts = {
  isLogin: boolean;
  hasToken: boolean;
  isLocked: boolean;
  /** The word this tab's session was opened under; null where the tab has none. */
  ownWord: string | null;
  /** The word that is valid in this browser now; null where none can be read. */
  lastWord: string | null;
};

/** The first half of a word: it changes with each sign-out; the second half changes with each lock too. */
export const eraOf = (word: string): string => word.split(' ')[0] ?? '';

/**
 * What is true of a tab's session. Words are compared for equality, never by a clock: another era means that a tab has signed out
 * since, anything else that differs or is missing means locked.
 */
export const judgeSession = ({
  isLogin,
  hasToken,
  isLocked,
  ownWord,
  lastWord,
}: SessionFacts): 'signedOut' | 'locked' | 'signedIn' => {
  if (!isLogin) return 'signedOut';
  if (ownWord !== null && lastWord !== null && eraOf(ownWord) !== eraOf(lastWord)) return 'signedOut';
  return hasToken && !isLocked && ownWord !== null && ownWord === lastWord ? 'signedIn' : 'locked';
};
