import { assertEvent, assign, cancel, type ErrorActorEvent, fromPromise, raise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import type {
  CodeError,
  CodePauseNote,
  PhoneConfirmationContext,
  PhoneConfirmationEvent,
  PhoneConfirmationInput,
  ResendError,
} from './phoneConfirmation.types.ts';

/** Milliseconds between two codes (spec §7, resend OTP; docs/decisions/0018). */
export const resendPause = 60_000;

type Failed = { failure: unknown };
const failureOf = ({ event }: { event: ErrorActorEvent }): Failed => ({ failure: event.error });
const isOfKind =
  (kind: string) =>
  (_: unknown, { failure }: Failed) =>
    readFailure(failure).kind === kind;
const note = (kind: CodeError['kind']) =>
  ({
    type: 'noteFailure',
    params: ({ event }: { event: ErrorActorEvent }) => ({ kind, failure: event.error }),
  }) as const;
const noteUnsent = (kind: ResendError['kind']) =>
  ({
    type: 'noteUnsent',
    params: ({ event }: { event: ErrorActorEvent }) => ({ kind, failure: event.error }),
  }) as const;

const submit = [
  { guard: { type: 'isCode', params: ({ event }: { event: { code: string | null } }) => event }, target: 'confirming' },
  { actions: 'noteIncomplete' },
] as const;
const code = {
  submit,
  resend: { guard: 'mayResend', target: 'resending' },
  changePhone: { target: 'asking', actions: ['forgetPhone', 'cancelRest'] },
} as const;
const beginPause = <Event extends object>(waitMsOf: (event: Event) => number | null) =>
  [
    { type: 'notePause', params: ({ event }: { event: Event }) => ({ waitMs: waitMsOf(event) }) },
    'cancelRest',
    'scheduleRest',
  ] as const;
type Known = { context: PhoneConfirmationContext };
const rememberPause = <Event extends object>(kind: CodePauseNote['kind'], waitMsOf: (event: Event) => number) =>
  ({
    type: 'rememberPause',
    params: ({ context, event }: Known & { event: Event }): CodePauseNote => ({
      kind,
      phone: required(context.phone, 'a phone'),
      waitMs: waitMsOf(event),
    }),
  }) as const;
const wanted = ({ error }: ErrorActorEvent): number => readFailure(error).retryAfterMs ?? resendPause;
const usual = (): number => resendPause;

/** From the code that the provider sent to a confirmed phone (spec §2, /check-otp). The code is in no context. */
export const phoneConfirmationMachine = setup({
  types: {
    context: {} as PhoneConfirmationContext,
    events: {} as PhoneConfirmationEvent,
    input: {} as PhoneConfirmationInput,
  },
  actors: {
    confirmPhone: fromPromise<void, { phone: string; code: string }>(notProvided('confirmPhone')),
    /** Rejects with `wait` if another tab has sent a code in the meantime; remembers the pause before it asks for a code. */
    resendCode: fromPromise<void, { phone: string }>(notProvided('resendCode')),
  },
  actions: {
    showLogin: actionNotProvided('showLogin'),
    /** Remembers the pause for other tabs and for a reload. */
    rememberPause: actionNotProvided<CodePauseNote>('rememberPause'),
    notePhone: assign((_, { phone }: { phone: string | null }) => ({ phone, isPhoneInvalid: phone === null })),
    forgetPhone: assign({
      phone: null,
      error: null,
      resendError: null,
      isSent: false,
      isInDoubt: false,
      waitMs: null,
      resendWaitMs: null,
    }),
    noteIncomplete: assign({ error: { kind: 'incomplete', serverMessage: null } }),
    clearErrors: assign({ error: null, resendError: null, isSent: false }),
    noteFailure: assign((_, { kind, failure }: { kind: CodeError['kind'] } & Failed) => ({
      error: { kind, serverMessage: readFailure(failure).serverMessage },
    })),
    noteUnsent: assign((_, { kind, failure }: { kind: ResendError['kind'] } & Failed) => ({
      resendError: { kind, serverMessage: readFailure(failure).serverMessage },
    })),
    noteSent: assign({ isSent: true }),
    noteDoubt: assign({ isInDoubt: true }),
    beginWait: assign({ waitMs: (_, { failure }: Failed) => readFailure(failure).retryAfterMs ?? resendPause }),
    endWait: assign({ waitMs: null, error: null }),
    notePause: assign((_, { waitMs }: { waitMs: number | null }) => ({ resendWaitMs: waitMs })),
    scheduleRest: raise({ type: 'resend.rested' }, { id: 'rest', delay: 'rest' }),
    cancelRest: cancel('rest'),
    endPause: assign(({ context: { resendError } }) => ({
      resendWaitMs: null,
      resendError: resendError?.kind === 'wait' ? null : resendError,
    })),
  },
  guards: {
    hasPhone: ({ context }) => context.phone !== null,
    isPhone: (_, { phone }: { phone: string | null }) => phone !== null,
    isCode: (_, { code }: { code: string | null }) => code !== null,
    mayResend: ({ context }) => context.resendWaitMs === null,
    isRefused: isOfKind('refused'),
    mustWait: isOfKind('wait'),
  },
  delays: {
    pause: ({ context }) => context.waitMs ?? resendPause,
    rest: ({ context }) => context.resendWaitMs ?? 0,
    /** Milliseconds that the success is shown before the login page. */
    reading: 3_000,
  },
}).createMachine({
  id: 'phoneConfirmation',
  context: ({ input }) => ({
    ...input,
    isPhoneInvalid: false,
    error: null,
    resendError: null,
    isSent: false,
    isInDoubt: false,
    waitMs: null,
  }),
  entry: 'scheduleRest',
  on: {
    'resend.paused': { actions: beginPause(({ waitMs }: { waitMs: number }) => waitMs) },
    'resend.rested': { actions: 'endPause' },
    signIn: '.left',
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasPhone', target: 'entering' }, { target: 'asking' }] },
    /** A page that was opened directly or loaded again does not know the phone. */
    asking: {
      on: {
        identify: [
          {
            guard: { type: 'isPhone', params: ({ event }) => event },
            target: 'entering',
            actions: [
              { type: 'notePhone', params: ({ event }) => event },
              ...beginPause(({ resendWaitMs }: { resendWaitMs: number | null }) => resendWaitMs),
            ],
          },
          { actions: { type: 'notePhone', params: ({ event }) => event } },
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
          { guard: { type: 'isRefused', params: failureOf }, target: 'entering', actions: note('refused') },
          {
            guard: { type: 'mustWait', params: failureOf },
            target: 'coolingDown',
            actions: [note('wait'), { type: 'beginWait', params: failureOf }, rememberPause('try', wanted)],
          },
          { target: 'unknown', actions: 'noteDoubt' },
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
        onDone: { target: 'entering', actions: ['noteSent', rememberPause('send', usual), ...beginPause(usual)] },
        onError: [
          { guard: { type: 'isRefused', params: failureOf }, target: 'entering', actions: noteUnsent('refused') },
          {
            guard: { type: 'mustWait', params: failureOf },
            target: 'entering',
            actions: [noteUnsent('wait'), rememberPause('send', wanted), ...beginPause(wanted)],
          },
          /** The code may be on its way. */
          {
            target: 'entering',
            actions: [noteUnsent('unknown'), rememberPause('send', usual), ...beginPause(usual)],
          },
        ],
      },
    },
    confirmed: { after: { reading: 'left' } },
    left: { type: 'final', entry: 'showLogin' },
  },
});
