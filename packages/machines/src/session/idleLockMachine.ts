import { assign, setup } from 'xstate';
import { actionNotProvided } from '../notProvided.ts';
import type { IdleLockContext, IdleLockEvent, IdleLockInput } from './idleLock.types.ts';

/** Milliseconds of the warning before the lock. */
export const idleWarning = 20_000;

/** Milliseconds without a sign of the customer after which nothing under way holds the lock up any longer: a request may hang for ever. */
export const longestHold = 15 * 60_000;

const idleIn = ({ now, seenAt }: IdleLockContext): number => now - seenAt;

const heldTooLong = { guard: 'isHeldTooLong', target: 'judging', actions: ['noteTime', 'countFromHold'] } as const;

/** Locks an unused page (docs/decisions/0026). Every event brings the time, so that a sleep or a slow timer never lengthens the limit. */
export const idleLockMachine = setup({
  types: {
    context: {} as IdleLockContext,
    events: {} as IdleLockEvent,
    input: {} as IdleLockInput,
  },
  actions: {
    lock: actionNotProvided('lock'),
    // A clock that was set back counts from its new time.
    noteTime: assign(({ context: { seenAt, heldSince }, event: { at } }) => ({
      now: at,
      seenAt: Math.min(seenAt, at),
      heldSince: Math.min(heldSince, at),
    })),
    noteSign: assign(({ event: { at } }) => ({ now: at, seenAt: at, heldSince: at })),
    // The other tab judged its own time; this one may have slept meanwhile.
    // Not of a hold: a tab that is held writes signs for the others, and would hold itself.
    noteOther: assign(({ context: { now, seenAt }, event: { at } }) => ({
      now: Math.max(now, at),
      seenAt: Math.max(seenAt, at),
    })),
    countFromHold: assign({ seenAt: ({ context }) => context.heldSince + longestHold }),
  },
  guards: {
    isPast: ({ context }) => idleIn(context) >= context.limitMs,
    isNear: ({ context }) => idleIn(context) >= context.limitMs - idleWarning,
    // The first key after a sleep must not open a page that should be locked.
    comesTooLate: ({ context: { seenAt, limitMs }, event: { at } }) => at - seenAt >= limitMs,
    isHeldTooLong: ({ context: { heldSince }, event: { at } }) => at - heldSince >= longestHold,
  },
}).createMachine({
  id: 'idleLock',
  context: ({ input: { limitMs, now } }) => ({ limitMs, now, seenAt: now, heldSince: now }),
  initial: 'watching',
  states: {
    watching: {
      on: {
        activity: [{ guard: 'comesTooLate', target: 'locked' }, { actions: 'noteSign' }],
        seen: { actions: 'noteOther' },
        wake: { target: 'judging', actions: 'noteTime' },
        'busy.start': { target: 'held', actions: 'noteSign' },
      },
    },
    warning: {
      on: {
        activity: [
          { guard: 'comesTooLate', target: 'locked' },
          { target: 'watching', actions: 'noteSign' },
        ],
        seen: { target: 'judging', actions: 'noteOther' },
        wake: { target: 'judging', actions: 'noteTime' },
        'busy.start': { target: 'held', actions: 'noteSign' },
      },
    },
    held: {
      on: {
        activity: [heldTooLong, { actions: 'noteSign' }],
        seen: { actions: 'noteOther' },
        wake: [heldTooLong, { actions: 'noteTime' }],
        // Other work than that which was held up.
        'busy.start': { actions: 'noteSign' },
        'busy.end': { target: 'watching', actions: 'noteSign' },
      },
    },
    judging: {
      always: [{ guard: 'isPast', target: 'locked' }, { guard: 'isNear', target: 'warning' }, { target: 'watching' }],
    },
    locked: { type: 'final', entry: 'lock' },
  },
});
