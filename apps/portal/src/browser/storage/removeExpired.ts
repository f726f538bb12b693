import { localStore, type SafeStorage } from './createStorage.ts';
import { noticePrefix, zonePrefix } from './keys.ts';

const day = 86_400_000;

/** The keys of the attempts of each kind. */
const attemptKeys = ['may.attempts', 'may.orders'];

/** The age, in milliseconds, up to which each store reads its rows, and the field that holds a row's time. */
const kept = [
  { isKept: (key: string) => attemptKeys.includes(key), field: 'createdAt', age: 7 * day },
  { isKept: (key: string) => key.startsWith(zonePrefix), field: 'at', age: 2 * day },
  { isKept: (key: string) => key.startsWith(noticePrefix), field: 'at', age: 30 * day },
  { isKept: (key: string) => key === 'may.updates', field: 'sentAt', age: 15 * 60_000 },
];

/** True if a row may be an unconfirmed charge to a card: its store keeps it at any age (`mayBeCharged` of the domain). */
const mayBeCharge = ({ method, phase }: Record<string, unknown>): boolean =>
  (method === 'card' || method === 'square') && phase !== 'settled';

const forgetRowsOf = (storage: SafeStorage, key: string, isOld: (row: unknown) => boolean): void => {
  const stored: unknown = JSON.parse(storage.get(key) ?? 'null');
  const rows = Array.isArray(stored) ? stored : [stored];
  const left = rows.filter((row) => !isOld(row));
  if (left.length === rows.length) return;
  if (left.length === 0) storage.remove(key);
  else (storage.setDurably ?? storage.set)(key, JSON.stringify(left));
};

/** Removes rows that are too old to be read: attempts and orders after a week, but no charge in doubt. Journals of zones go after two days, notices after 30, and updates of servers after 15 minutes. */
export const removeExpired = (storage = localStore, now = Date.now()): void => {
  for (const key of storage.keys()) {
    const { field, age } = kept.find(({ isKept }) => isKept(key)) ?? {};
    if (field === undefined || age === undefined) continue;
    const isOld = (row: unknown) => {
      const held = typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {};
      const { settledAt } = held;
      const at = typeof settledAt === 'number' && settledAt <= now ? settledAt : held[field];
      return typeof at === 'number' && now - at >= age && !mayBeCharge(held);
    };
    try {
      forgetRowsOf(storage, key, isOld);
    } catch {
      // Its store cannot read it either.
      storage.remove(key);
    }
  }
};
