import { Refusal } from '../http/refusal.ts';

const window = 60_000;
const allowedFailures = 5;

/** Limits wrong passwords per e-mail and minute. */
export type SignInLimit = {
  /** Throws 429 while the e-mail is locked. */
  check: (email: string) => void;
  /** Counts a failure. Returns the refusal to throw: 401, or 429 from the sixth failure on. */
  refuse: (email: string) => Refusal;
  /** Clears the count after a correct password. */
  forget: (email: string) => void;
  /** Clears every count. */
  clear: () => void;
};

/**
 * Counts wrong passwords per e-mail. From the sixth within a minute, every attempt is refused with 429 until the oldest failure is a minute
 * old. Right passwords are refused too, because an attacker must not learn which guess was right.
 */
export const createSignInLimit = (clock: () => Date): SignInLimit => {
  const failures = new Map<string, number[]>();

  const recent = (email: string): number[] => {
    const since = clock().getTime() - window;
    const kept = (failures.get(email) ?? []).filter((time) => time > since);
    if (kept.length > 0) failures.set(email, kept);
    else failures.delete(email);
    return kept;
  };
  const tooMany = (times: number[]): Refusal => {
    const seconds = Math.max(1, Math.ceil(((times[0] ?? 0) + window - clock().getTime()) / 1000));
    return new Refusal(429, 'tooManyAttempts', { words: { seconds: String(seconds) }, retryAfter: seconds });
  };

  return {
    check: (email) => {
      const times = recent(email.toLowerCase());
      if (times.length > allowedFailures) throw tooMany(times);
    },
    refuse: (email) => {
      const key = email.toLowerCase();
      const times = [...recent(key), clock().getTime()];
      failures.set(key, times);
      return times.length > allowedFailures ? tooMany(times) : new Refusal(401, 'wrongCredentials');
    },
    forget: (email) => {
      failures.delete(email.toLowerCase());
    },
    clear: () => failures.clear(),
  };
};
