import { pauseLeft } from '@may/domain/pauseLeft.ts';
import { assertEvent, assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { pauseEnd } from '../pauseEnd.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import { withFailure, withParams, withPress } from '../withParams.ts';
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

/** The context before any try of a code. */
const nothing = {
  isPhoneInvalid: false,
  error: null,
  resendError: null,
  isSent: false,
  until: null,
  resendUntil: null,
};
const withPhone = withParams(({ event }: { event: { phone: string | null } }) => event);
const withAnswer = withParams(({ event }: { event: DoneActorEvent<number> }) => event);
const withCode = withParams(({ event }: { event: { code: string | null } }) => event);

const code = {
  submit: [
    { guard: withPress('isTooSoon') },
    { guard: withCode('isCode'), target: 'confirming' },
    { actions: 'noteIncomplete' },
  ],
  resend: { guard: withPress('mayResend'), target: 'resending' },
  changePhone: { target: 'asking', actions: 'forgetPhone' },
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
    /** Resolves with the moment of the answer. */
    resendCode: fromPromise<number, { phone: string }>(notProvided('resendCode')),
  },
  actions: {
    showLogin: actionNotProvided('showLogin'),
    notePhone: assign((_, { phone }: { phone: string | null }) => ({ phone, isPhoneInvalid: phone === null })),
    forgetPhone: assign({ ...nothing, phone: null }),
    noteIncomplete: assign({ error: { kind: 'incomplete', serverMessage: null } }),
    clearErrors: assign({ error: null, resendError: null, isSent: false }),
    noteFailure: assign((_, { failure }: Failed) => {
      const { kind, serverMessage } = readFailure(failure);
      return { error: { kind: kind as CodeError['kind'], serverMessage }, until: pauseEnd(failure, resendPause) };
    }),
    noteUnsent: assign((_, { failure }: Failed) => {
      const { kind, serverMessage } = readFailure(failure);
      const told = kind === 'refused' || kind === 'wait' ? kind : 'unknown';
      const resendError: ResendError = { kind: told, serverMessage };
      // Without an answer the code may be on its way.
      return { resendError, resendUntil: pauseEnd(failure, resendPause) };
    }),
    noteSent: assign((_, { output }: { output: number }) => ({ isSent: true, resendUntil: output + resendPause })),
  },
  guards: {
    hasPhone: ({ context }) => context.phone !== null,
    isPhone: (_, { phone }: { phone: string | null }) => phone !== null,
    isCode: (_, { code }: { code: string | null }) => code !== null,
    isTooSoon: ({ context }, { at }: { at: number }) => pauseLeft(context.until, at) > 0,
    mayResend: ({ context: { until, resendUntil } }, { at }: { at: number }) =>
      pauseLeft(until, at) + pauseLeft(resendUntil, at) === 0,
    isAnswered: (_, { failure }: Failed) => ['refused', 'wait'].includes(readFailure(failure).kind ?? ''),
  },
  delays: {
    /** Milliseconds that the success is shown before the login page. */
    reading: 3_000,
  },
}).createMachine({
  id: 'phoneConfirmation',
  // A code is on its way to a phone that the page knows.
  context: ({ input: { phone, at } }) => ({
    ...nothing,
    phone,
    resendUntil: phone === null ? null : at + resendPause,
  }),
  on: { signIn: '.left' },
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
          { guard: withFailure('isAnswered'), target: 'entering', actions: withFailure('noteFailure') },
          { target: 'unknown' },
        ],
      },
    },
    /** The answer was lost: the phone may be confirmed. */
    unknown: { on: code },
    resending: {
      entry: 'clearErrors',
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context }) => ({ phone: required(context.phone, 'a phone') }),
        onDone: { target: 'entering', actions: withAnswer('noteSent') },
        onError: { target: 'entering', actions: withFailure('noteUnsent') },
      },
    },
    confirmed: { after: { reading: 'left' } },
    left: { type: 'final', entry: 'showLogin' },
  },
});
