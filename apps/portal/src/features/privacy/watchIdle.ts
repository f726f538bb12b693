import type { idleLockMachine } from '@may/machines/session/idleLockMachine.ts';
import type { ActorRefFrom } from 'xstate';
import { readSign, writeSign } from '../../browser/storage/lastSign.ts';
import { underWay } from '../../browser/underWay.ts';

/** Milliseconds between two looks, between two signs that are told, and between two that are written for the other tabs. */
const lookEvery = 1_000;
const signEvery = 1_000;
const writeEvery = 5_000;

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const;
const returnsOfWindow = ['focus', 'pageshow', 'storage'] as const;
const returnsOfDocument = ['visibilitychange', 'resume'] as const;

/** The page, or a test's. */
type WatchedPage = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;

/** A browser also reports a move when the page changes under a pointer that rests. */
const isStill = (event: Event): boolean => {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && movementX === 0 && movementY === 0;
};

/** The time of the customer's last sign in any tab, in milliseconds; now if there was none. */
export const lastSeen = (customerId: string): number => readSign(customerId) || Date.now();

/**
 * Tells the machine each second what the time is, and what it sees: signs here, signs that other tabs have written, work under way. Timers of a
 * hidden tab are slow and a sleep stops them, so it also looks whenever the page comes back. While the customer is not signed in, nothing counts.
 */
export const watchIdle = (
  idle: ActorRefFrom<typeof idleLockMachine>,
  customerId: string,
  isSignedIn: () => boolean,
  page: WatchedPage = window,
): (() => void) => {
  let isBusy = false;
  /** The work of the last look. */
  let known: ReadonlySet<unknown> = new Set();
  /** True from a sign that came while nothing was held up. */
  let isBack = false;
  let toldAt = 0;
  let writtenAt = 0;
  const isIn = (state: 'warning' | 'held') => idle.getSnapshot().matches(state);
  const write = (at: number) => {
    if (Math.abs(at - writtenAt) < writeEvery) return;
    writtenAt = at;
    writeSign(customerId, at);
  };
  /** Signs of other tabs first: a tab that slept does not know them. */
  const hearOthers = (now: number) => {
    const seenAt = readSign(customerId);
    if (seenAt > idle.getSnapshot().context.seenAt && seenAt <= now) idle.send({ type: 'seen', at: seenAt });
  };
  /** No sign of the customer can be seen in a frame of another site, such as a card form: its focus stands for them. */
  const isInFrame = () => page.document.activeElement?.localName === 'iframe';
  const look = () => {
    const now = Date.now();
    if (!isSignedIn()) {
      // The time of a hold is over: the password begins the limit anew.
      if (isBusy) idle.send({ type: 'busy.end', at: now });
      isBusy = false;
      idle.send({ type: 'seen', at: now });
      return;
    }
    hearOthers(now);
    idle.send({ type: 'wake', at: now });
    const isBusyNow = underWay.size > 0 || isInFrame();
    // After a hold has run out, other work is held up anew, and so is a frame to which the customer came back.
    const isAnew = !isBusy || [...underWay].some((work) => !known.has(work)) || (isBack && !isIn('warning'));
    if (isBusyNow && isAnew) {
      isBack = false;
      idle.send({ type: 'busy.start', at: now });
    } else if (isBusy && !isBusyNow) idle.send({ type: 'busy.end', at: now });
    isBusy = isBusyNow;
    known = new Set(underWay);
    // The other tabs must not lock this one either.
    if (isIn('held')) write(now);
  };
  const sign = (event: Event) => {
    const now = Date.now();
    if (isStill(event) || !isSignedIn()) return;
    isBack ||= !isIn('held');
    // The warning hears its own signs.
    if (Math.abs(now - toldAt) < signEvery || isIn('warning')) return;
    toldAt = now;
    hearOthers(now);
    idle.send({ type: 'activity', at: now });
  };
  // Also the sign that ends the warning.
  const told = idle.subscribe(({ context: { seenAt, now }, status }) => {
    if (status === 'active' && seenAt === now) write(seenAt);
  });
  // Opening the page was a sign, unless it opened locked, or the limit has passed on a page without a watch.
  if (isSignedIn()) idle.send({ type: 'activity', at: Date.now() });
  const timer = setInterval(look, lookEvery);
  const options = { capture: true, passive: true };
  for (const type of signs) page.addEventListener(type, sign, options);
  for (const type of returnsOfWindow) page.addEventListener(type, look);
  for (const type of returnsOfDocument) page.document.addEventListener(type, look);
  return () => {
    clearInterval(timer);
    told.unsubscribe();
    for (const type of signs) page.removeEventListener(type, sign, options);
    for (const type of returnsOfWindow) page.removeEventListener(type, look);
    for (const type of returnsOfDocument) page.document.removeEventListener(type, look);
  };
};
