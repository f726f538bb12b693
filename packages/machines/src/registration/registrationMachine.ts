import { type AccountField, type AccountForm, faultsOfAccount, fieldOfRefusal, readEmail } from '@may/domain';
import { assertEvent, assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
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
const failureOf = ({ event }: { event: ErrorActorEvent }): Failed => ({ failure: event.error });
const isOfKind =
  (kind: string) =>
  (_: unknown, { failure }: Failed) =>
    readFailure(failure).kind === kind;
const note = (kind: RegistrationError['kind']) =>
  ({
    type: 'noteFailure',
    params: ({ event }: { event: ErrorActorEvent }) => ({ kind, failure: event.error }),
  }) as const;

const form = {
  submit: [
    {
      guard: { type: 'isComplete', params: ({ event }: { event: AccountForm }) => event },
      target: 'creating',
      actions: { type: 'noteTry', params: ({ event }: { event: AccountForm }) => event },
    },
    { actions: { type: 'noteFaults', params: ({ event }: { event: AccountForm }) => event } },
  ],
  edit: { actions: { type: 'forgetFault', params: ({ event }: { event: { field: AccountField } }) => event } },
  signIn: { target: 'leaving' },
} as const;

/** A new account (spec §2, /register). A password is in no context: it goes from the event into the request. */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext & RegistrationInput,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
  },
  actors: {
    createAccount: fromPromise<CreatedAccount, AccountForm>(notProvided('createAccount')),
    /** Signs in with the password of the last try. */
    openAccount: fromPromise<void, CreatedAccount>(notProvided('openAccount')),
  },
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
    noteFailure: assign((_, { kind, failure }: { kind: RegistrationError['kind'] } & Failed) => {
      const { serverMessage } = readFailure(failure);
      return { error: { kind, serverMessage, field: kind === 'refused' ? fieldOfRefusal(serverMessage) : null } };
    }),
    noteDoubt: assign({ doubt: ({ context }) => context.email }),
    noteAccount: assign((_, account: CreatedAccount) => ({ account, doubt: null })),
    beginWait: assign({ waitMs: (_, { failure }: Failed) => readFailure(failure).retryAfterMs ?? usualPause }),
    endWait: assign({ waitMs: null, error: null }),
  },
  guards: {
    isComplete: (_, typed: AccountForm) => Object.keys(faultsOfAccount(typed)).length === 0,
    asksForCode: ({ context }) => context.asksForCode,
    isRefused: isOfKind('refused'),
    isPhone: isOfKind('phone'),
    isUnsent: isOfKind('notSent'),
    mustWait: isOfKind('wait'),
  },
  delays: { pause: ({ context }) => context.waitMs ?? usualPause },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    ...input,
    faults: {},
    error: null,
    email: '',
    account: null,
    doubt: null,
    waitMs: null,
  }),
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
          {
            guard: 'asksForCode',
            target: 'created',
            actions: { type: 'noteAccount', params: ({ event }) => event.output },
          },
          { target: 'opening', actions: { type: 'noteAccount', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isRefused', params: failureOf }, target: 'editing', actions: note('refused') },
          { guard: { type: 'isPhone', params: failureOf }, target: 'editing', actions: 'notePhoneFault' },
          { guard: { type: 'isUnsent', params: failureOf }, target: 'editing', actions: note('notSent') },
          {
            guard: { type: 'mustWait', params: failureOf },
            target: 'coolingDown',
            actions: [note('wait'), { type: 'beginWait', params: failureOf }],
          },
          { target: 'unknown', actions: 'noteDoubt' },
        ],
      },
    },
    /** The answer was lost: the account may exist. */
    unknown: { on: form },
    coolingDown: { after: { pause: { target: 'editing', actions: 'endWait' } }, on: { signIn: 'leaving' } },
    opening: {
      invoke: {
        id: 'openAccount',
        src: 'openAccount',
        input: ({ context }) => required(context.account, 'an account'),
        onDone: 'opened',
        onError: { target: 'closed', actions: note('signIn') },
      },
    },
    /** The account exists, but this page is not signed in to it. */
    closed: { on: { signIn: 'leaving' } },
    created: {
      type: 'final',
      entry: { type: 'showCodePage', params: ({ context }) => required(context.account, 'an account') },
    },
    opened: { type: 'final' },
    leaving: { type: 'final', entry: { type: 'showLogin', params: ({ context }) => ({ email: context.email }) } },
  },
});
