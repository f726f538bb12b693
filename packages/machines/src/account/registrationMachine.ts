import {
  type AccountField,
  type AccountForm,
  faultsOfAccount,
  fieldOfRefusal,
  readEmail,
} from '@may/domain/account/account.ts';
import { pauseLeft } from '@may/domain/pauseLeft.ts';
import { assertEvent, assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { pauseEnd } from '../pauseEnd.ts';
import { readFailure } from '../readFailure.ts';
import { withFailure, withParams, withPress } from '../withParams.ts';
import type {
  CreatedAccount,
  RegistrationContext,
  RegistrationError,
  RegistrationEvent,
  RegistrationInput,
} from './registration.types.ts';

/** Milliseconds of a pause that the provider wants without a length. */
const usualPause = 60_000;

type Failed = { failure: unknown };
const withForm = withParams(({ event }: { event: AccountForm }) => event);
const withField = withParams(({ event }: { event: { field: AccountField } }) => event);
const withAccount = withParams(({ event }: { event: DoneActorEvent<CreatedAccount> }) => event.output);

const form = {
  submit: [
    { guard: withPress('isTooSoon') },
    { guard: withForm('isComplete'), target: 'creating', actions: withForm('noteTry') },
    { actions: withForm('noteFaults') },
  ],
  edit: { actions: withField('forgetFault') },
} as const;

/** A new account (spec §2, /register). A password is in no context: it goes from the event into the request. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
  },
  actors: { createAccount: fromPromise<CreatedAccount, AccountForm>(notProvided('createAccount')) },
  actions: {
    showCodePage: actionNotProvided<CreatedAccount>('showCodePage'),
    showLogin: actionNotProvided<{ email: string }>('showLogin'),
    noteFaults: assign((_, typed: AccountForm) => ({ faults: faultsOfAccount(typed), error: null })),
    notePhoneFault: assign({ faults: { phone: 'invalid' } }),
    forgetFault: assign(({ context: { faults, error } }, { field }: { field: AccountField }) => {
      const { [field]: _, ...others } = faults;
      return { faults: others, error: error?.field === field ? null : error };
    }),
    noteTry: assign((_, { email }: AccountForm) => ({ faults: {}, error: null, email: readEmail(email) })),
    noteFailure: assign((_, { failure }: Failed) => {
      const { kind, serverMessage } = readFailure(failure);
      const field = kind === 'refused' ? fieldOfRefusal(serverMessage) : null;
      const error = { kind: kind as RegistrationError['kind'], serverMessage, field };
      return { error, until: pauseEnd(failure, usualPause) };
    }),
  },
  guards: {
    isComplete: (_, typed: AccountForm) => Object.keys(faultsOfAccount(typed)).length === 0,
    asksForCode: ({ context }) => context.asksForCode,
    isPhone: (_, { failure }: Failed) => readFailure(failure).kind === 'phone',
    isTooSoon: ({ context }, { at }: { at: number }) => pauseLeft(context.until, at) > 0,
    /** True if this try surely created no account. */
    isRefused: (_, { failure }: Failed) => ['refused', 'notSent', 'wait'].includes(readFailure(failure).kind ?? ''),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ ...input, faults: {}, error: null, email: '', until: null }),
  initial: 'editing',
  states: {
    editing: { on: form },
    creating: {
      invoke: {
        id: 'createAccount',
        src: 'createAccount',
        input: ({ event }) => {
          assertEvent(event, 'submit');
          const { name, email, phone, password } = event;
          return { name: name.trim(), email: readEmail(email), phone, password };
        },
        onDone: [
          { guard: 'asksForCode', target: 'confirming', actions: withAccount('showCodePage') },
          { target: 'created' },
        ],
        onError: [
          { guard: withFailure('isPhone'), target: 'editing', actions: 'notePhoneFault' },
          { guard: withFailure('isRefused'), target: 'editing', actions: withFailure('noteFailure') },
          { target: 'unknown' },
        ],
      },
    },
    /** The answer was lost: the account may exist. */
    unknown: { on: { ...form, signIn: 'leaving' } },
    /** This build asks for no code, so the customer can go on to the login page. */
    created: { on: { signIn: 'leaving' } },
    confirming: { type: 'final' },
    leaving: { type: 'final', entry: { type: 'showLogin', params: ({ context }) => ({ email: context.email }) } },
  },
});
