import { assertEvent, assign, cancel, fromPromise, raise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type {
  CodeError,
  PhoneConfirmationContext,
  PhoneConfirmationEvent,
  PhoneConfirmationInput,
  ResendError,
} from './phoneConfirmation.types.ts';

/** Milliseconds between two codes (spec §7, resend OTP; docs/decisions/0018). */
const resendPause = 60_000;

type Failed = { failure: unknown };
const pauseOf = ({ failure }: Failed): number => readFailure(failure).retryAfterMs ?? resendPause;
const withPhone = withParams(({ event }: { event: { phone: string | null } }) => event);
const withCode = withParams(({ event }: { event: { code: string | null } }) => event);

const code = {
  submit: [{ guard: withCode('isCode'), target: 'confirming' }, { actions: 'noteIncomplete' }],
  resend: { guard: 'mayResend', target: 'resending' },
  changePhone: { target: 'asking', actions: ['forgetPhone', 'cancelRest'] },
} as const;

/** From the code that the provider sent to a confirmed phone (spec §2, /check-otp). The code is in no context. */
export const phoneConfirmationMachine = setup({
  types: {
    context: {} as PhoneConfirmationContext,
    events: {} as PhoneConfirmationEvent,
    input: {} as PhoneConfirmationInput,
  },
  actors: {
    confirmPhone: fromPromise<void, { phone: string; code: string }>(notProvided('confirmPhone')),
    resendCode: fromPromise<void, { phone: string }>(notProvided('resendCode')),
  },
  actions: {
    showLogin: actionNotProvided('showLogin'),
    notePhone: assign((_, { phone }: { phone: string | null }) => ({ phone, isPhoneInvalid: phone === null })),
    forgetPhone: assign({
      phone: null,
      error: null,
      resendError: null,
      isSent: false,
      waitMs: null,
      resendWaitMs: null,
    }),
    noteIncomplete: assign({ error: { kind: 'incomplete', serverMessage: null } }),
    clearErrors: assign({ error: null, resendError: null, isSent: false }),
    noteFailure: assign((_, { failure }: Failed) => {
      const { kind, serverMessage } = readFailure(failure);
      return { error: { kind: kind as CodeError['kind'], serverMessage } };
    }),
    noteUnsent: assign((_, { failure }: Failed) => {
      const { kind, serverMessage } = readFailure(failure);
      const told = kind === 'refused' || kind === 'wait' ? kind : 'unknown';
      return { resendError: { kind: told satisfies ResendError['kind'], serverMessage } };
    }),
    noteSent: assign({ isSent: true }),
    beginWait: assign({ waitMs: (_, failed: Failed) => pauseOf(failed) }),
    endWait: assign({ waitMs: null, error: null }),
    beginRest: assign({ resendWaitMs: resendPause }),
    beginWantedRest: assign({ resendWaitMs: (_, failed: Failed) => pauseOf(failed) }),
    scheduleRest: raise({ type: 'resend.rested' }, { id: 'rest', delay: 'rest' }),
    cancelRest: cancel('rest'),
    endRest: assign(({ context: { resendError } }) => ({
      resendWaitMs: null,
      resendError: resendError?.kind === 'wait' ? null : resendError,
    })),
  },
  guards: {
    hasPhone: ({ context }) => context.phone !== null,
    isPhone: (_, { phone }: { phone: string | null }) => phone !== null,
    isCode: (_, { code }: { code: string | null }) => code !== null,
    mayResend: ({ context }) => context.resendWaitMs === null,
    isRefused: (_, { failure }: Failed) => readFailure(failure).kind === 'refused',
    mustWait: (_, { failure }: Failed) => readFailure(failure).kind === 'wait',
  },
  delays: {
    pause: ({ context }) => context.waitMs ?? resendPause,
    rest: ({ context }) => context.resendWaitMs ?? 0,
    /** Milliseconds that the success is shown before the login page. */
    reading: 3_000,
  },
}).createMachine({
  id: 'phoneConfirmation',
  // A code is on its way to a phone that the page knows.
  context: ({ input: { phone } }) => ({
    phone,
    isPhoneInvalid: false,
    error: null,
    resendError: null,
    isSent: false,
    waitMs: null,
    resendWaitMs: phone === null ? null : resendPause,
  }),
  entry: 'scheduleRest',
  on: { 'resend.rested': { actions: 'endRest' }, signIn: '.left' },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasPhone', target: 'entering' }, { target: 'asking' }] },
    /** A page that was opened directly or loaded again does not know the phone. */
    asking: {
      on: {
        identify: [
          { guard: withPhone('isPhone'), target: 'entering', actions: withPhone('notePhone') },
          { actions: withPhone('notePhone') },
        ],
      },
    },
    entering: { on: code },
    confirming: {
      entry: 'clearErrors',
      invoke: {
        id: 'confirmPhone',
        src: 'confirmPhone',
        input: ({ context, event }) => {
          assertEvent(event, 'submit');
          return { phone: required(context.phone, 'a phone'), code: required(event.code, 'a code') };
        },
        onDone: 'confirmed',
        onError: [
          { guard: withFailure('isRefused'), target: 'entering', actions: withFailure('noteFailure') },
          {
            guard: withFailure('mustWait'),
            target: 'coolingDown',
            actions: [withFailure('noteFailure'), withFailure('beginWait')],
          },
          { target: 'unknown' },
        ],
      },
    },
    /** The answer was lost: the phone may be confirmed. */
    unknown: { on: code },
    coolingDown: {
      after: { pause: { target: 'entering', actions: 'endWait' } },
      on: { changePhone: code.changePhone },
    },
    resending: {
      entry: 'clearErrors',
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context }) => ({ phone: required(context.phone, 'a phone') }),
        onDone: { target: 'entering', actions: ['noteSent', 'beginRest', 'scheduleRest'] },
        onError: [
          { guard: withFailure('isRefused'), target: 'entering', actions: withFailure('noteUnsent') },
          // Without an answer the code may be on its way.
          {
            target: 'entering',
            actions: [withFailure('noteUnsent'), withFailure('beginWantedRest'), 'scheduleRest'],
          },
        ],
      },
    },
    confirmed: { after: { reading: 'left' } },
    left: { type: 'final', entry: 'showLogin' },
  },
});
