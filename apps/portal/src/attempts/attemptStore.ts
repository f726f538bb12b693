import * as v from 'valibot';
import { localStore, type SafeStorage } from '../storage/createStorage.ts';
import { attemptsKey } from './attemptsKey.ts';

const attemptSchema = v.object({
  v: v.literal(1),
  /** Sent as Idempotency-Key with every request of this attempt. */
  key: v.pipe(v.string(), v.nonEmpty()),
  userId: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.picklist(['VND', 'AUD', 'USD', 'EUR']),
  method: v.picklist(['alepay', 'vietqr', 'atm', 'internationalCard', 'vnpay', 'creditCard']),
  /** `posting` before the first answer, `open` once the provider knows of it. */
  phase: v.picklist(['posting', 'open']),
  transactionCode: v.nullable(v.string()),
  createdAt: v.pipe(v.number(), v.safeInteger()),
});

/** A top-up whose outcome is not known yet: kept in this browser, for every tab, until the provider gives a definite answer. */
export type Attempt = v.InferOutput<typeof attemptSchema>;

const week = 7 * 24 * 3_600_000;
/** A repeated press for the same amount and method within this time is the same attempt, in whichever tab it happens. */
const sameIntentTime = 15 * 60_000;

export interface AttemptStore {
  /** Unresolved attempts of a customer, newest first; the same array until something changes. */
  list(userId: string): readonly Attempt[];
  /** The attempt a new press would repeat, if there is one. */
  findSameIntent(intent: Pick<Attempt, 'userId' | 'amount' | 'currency' | 'method'>): Attempt | undefined;
  save(attempt: Attempt): void;
  settle(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** Attempts in local storage, so that another tab, a reload or tomorrow's visit still knows of them; anything unreadable is dropped. */
export const createAttemptStore = (storage: SafeStorage, now: () => number = Date.now): AttemptStore => {
  const listeners = new Set<() => void>();
  let seen: { text: string | null; attempts: readonly Attempt[]; byUser: Map<string, readonly Attempt[]> } | undefined;

  const read = () => {
    const text = storage.get(attemptsKey);
    if (seen && seen.text === text) return seen;
    let rows: unknown[] = [];
    try {
      const parsed: unknown = JSON.parse(text ?? '[]');
      if (Array.isArray(parsed)) rows = parsed;
    } catch {
      rows = [];
    }
    const attempts = rows
      .map((row) => v.safeParse(attemptSchema, row))
      .flatMap((row) => (row.success && now() - row.output.createdAt < week ? [row.output] : []))
      .sort((a, b) => b.createdAt - a.createdAt);
    seen = { text, attempts, byUser: new Map() };
    return seen;
  };

  const write = (attempts: readonly Attempt[]) => {
    storage.set(attemptsKey, JSON.stringify(attempts));
    for (const listener of listeners) listener();
  };

  return {
    list: (userId) => {
      const { attempts, byUser } = read();
      const known = byUser.get(userId) ?? attempts.filter((attempt) => attempt.userId === userId);
      byUser.set(userId, known);
      return known;
    },
    findSameIntent: (intent) =>
      read().attempts.find(
        (attempt) =>
          attempt.userId === intent.userId &&
          attempt.amount === intent.amount &&
          attempt.currency === intent.currency &&
          attempt.method === intent.method &&
          now() - attempt.createdAt < sameIntentTime,
      ),
    save: (attempt) => write([attempt, ...read().attempts.filter(({ key }) => key !== attempt.key)]),
    settle: (key) => write(read().attempts.filter((attempt) => attempt.key !== key)),
    subscribe: (listener) => {
      const hear = (event: StorageEvent) => event.key === attemptsKey && listener();
      listeners.add(listener);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },
  };
};

export const attemptStore = createAttemptStore(localStore);
