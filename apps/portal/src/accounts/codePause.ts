import * as v from 'valibot';
import { localStore } from '../storage/createStorage.ts';
import { codePauseKey } from '../storage/keys.ts';
import { storedValue } from '../storage/storedValue.ts';

/** Milliseconds: the longest pause that is remembered. */
const longest = 3_600_000;

/** `at` is the time of its begin, in epoch milliseconds. */
type CodePause = { at: number; waitMs: number };

const pause = storedValue<CodePause>(
  localStore,
  codePauseKey,
  v.object({ at: v.number(), waitMs: v.pipe(v.number(), v.minValue(0), v.maxValue(longest)) }),
);

/** The rest of the pause in milliseconds, or null; never more than the whole of it, also if the clock was set back. */
export const readCodePause = (now = Date.now()): number | null => {
  const held = pause.read();
  if (!held) return null;
  // A pause that begins in the future would begin again at each reload.
  if (held.at > now) pause.write({ ...held, at: now });
  const left = Math.min(held.at, now) + held.waitMs - now;
  return left > 0 ? left : null;
};

export const rememberCodePause = (waitMs: number, now = Date.now()): void =>
  pause.write({ at: now, waitMs: Math.min(waitMs, longest) });

/** Calls `listener` with each pause that another tab begins; returns a function that stops it. */
export const followCodePause = (listener: (waitMs: number) => void): (() => void) => {
  const read = ({ key }: StorageEvent) => {
    const waitMs = key === codePauseKey ? readCodePause() : null;
    if (waitMs !== null) listener(waitMs);
  };
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
};
