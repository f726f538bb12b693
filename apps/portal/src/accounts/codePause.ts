import * as v from 'valibot';
import { codePauseKey } from '../storage/keys.ts';
import { sharedStore } from '../storage/sharedStore.ts';

/** Milliseconds: the longest pause that is remembered. */
const longest = 3_600_000;

/** `send` is the pause before another code is sent to a phone, `try` the one after too many wrong codes. */
type PauseKind = 'send' | 'try';

/** `at` is the time of its begin, in epoch milliseconds. */
type CodePause = { kind: PauseKind; mark: number; at: number; waitMs: number };

const pauses = sharedStore<CodePause[]>(
  codePauseKey,
  v.array(
    v.object({
      kind: v.picklist(['send', 'try']),
      mark: v.number(),
      at: v.number(),
      waitMs: v.pipe(v.number(), v.minValue(0), v.maxValue(longest)),
    }),
  ),
);

/** One of 4,096 numbers: it keeps the phones of one browser apart, and hundreds of thousands of Vietnamese phones share it. */
const markOf = (phone: string): number =>
  [...phone].reduce((mark, digit) => (mark * 31 + digit.charCodeAt(0)) % 4_096, 0);

const endOf = ({ at, waitMs }: CodePause): number => at + waitMs;

const write = (rows: CodePause[]): void => void (rows.length === 0 ? pauses.clear() : pauses.write(rows));

/** The pauses that last; forgets those that are over. */
const read = (now: number): CodePause[] => {
  const held = pauses.read() ?? [];
  // A pause that begins in the future would begin again at each reload.
  const rows = held.map((row) => ({ ...row, at: Math.min(row.at, now) })).filter((row) => endOf(row) > now);
  if (JSON.stringify(rows) !== JSON.stringify(held)) write(rows);
  return rows;
};

const isOf =
  (kind: PauseKind, phone: string) =>
  (row: CodePause): boolean =>
    row.kind === kind && row.mark === markOf(phone);

/** The rest of the pause in milliseconds, or null; never more than the whole of it, also if the clock was set back. */
export const readCodePause = (kind: PauseKind, phone: string, now = Date.now()): number | null => {
  const held = read(now).find(isOf(kind, phone));
  return held ? endOf(held) - now : null;
};

/** Remembers a pause; one that ends later stays. */
export const rememberCodePause = (kind: PauseKind, phone: string, waitMs: number, now = Date.now()): void => {
  const rows = read(now);
  const held = rows.find(isOf(kind, phone));
  const row = { kind, mark: markOf(phone), at: now, waitMs: Math.min(waitMs, longest) };
  if (held && endOf(held) >= endOf(row)) return;
  write([...rows.filter((other) => other !== held), row]);
};

/** Ends the pause of a request that surely sent no code. */
export const endCodePause = (kind: PauseKind, phone: string, now = Date.now()): void => {
  const isEnded = isOf(kind, phone);
  write(read(now).filter((row) => !isEnded(row)));
};

/** Calls `listener` with the rest of the pause before another code, whenever it changes; 0 without one. Returns a function that stops it. */
export const followCodePause = (phone: string, listener: (waitMs: number) => void): (() => void) =>
  pauses.subscribe(() => listener(readCodePause('send', phone) ?? 0));
