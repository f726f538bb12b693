import type { DnsDomain, DomainCheck } from '@may/domain';
import { assign, type DoneActorEvent, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import type * as Activation from './dnsActivation.types.ts';

const checkOf = ({ event }: { event: DoneActorEvent<DomainCheck> }) => event.output;
const domainOf = ({ event }: { event: DoneActorEvent<DnsDomain> }) => event.output;
const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: event.error });

/** Seconds between two automatic checks. */
const coolDown = 20;

/** The number of readings of a domain with right nameservers before its records open anyway. */
const maxReadings = 3;

const activationSetup = setup({
  types: {
    context: {} as Activation.DnsActivationContext,
    events: {} as Activation.DnsActivationEvent,
    input: {} as Activation.DnsActivationInput,
  },
  actors: {
    checkDomain: fromPromise<DomainCheck, { name: string }>(notProvided('checkDomain')),
    /** Reads the domain again, because the check does not say if it becomes active. */
    readDomain: fromPromise<DnsDomain, { id: string }>(notProvided('readDomain')),
  },
  actions: {
    openRecords: actionNotProvided<{ id: string }>('openRecords'),
    /** The notice of a domain that does not point to the provider (spec section 8). */
    announceNotPointing: actionNotProvided<{ name: string }>('announceNotPointing'),
    noteSeen: assign((_, { observed }: DomainCheck) => ({ observed, error: null })),
    noteRefusal: assign(({ context }, { observed }: DomainCheck) => ({
      observed,
      refusals: context.refusals + 1,
      secondsLeft: coolDown,
      error: null,
    })),
    noteFailure: assign((_, { failure }: { failure: unknown }) => {
      const { serverMessage, retryAfterMs } = readFailure(failure);
      const seconds = Math.max(coolDown, Math.ceil((retryAfterMs ?? 0) / 1_000));
      return { error: { serverMessage, isWait: retryAfterMs !== null }, secondsLeft: seconds };
    }),
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    noteReading: assign({ readings: ({ context }) => context.readings + 1 }),
    beginReading: assign({ readings: 0 }),
    forgetAnswer: assign({ observed: null, refusals: 0, error: null, secondsLeft: 0, readings: 0 }),
  },
  guards: {
    isPointing: (_, { isValid }: DomainCheck) => isValid,
    /** False for the automatic checks after it: a notice every 20 seconds would tell nothing new. */
    isFirstRefusal: ({ context }) => context.refusals === 0,
    isActive: (_, { active }: Pick<DnsDomain, 'active'>) => active,
    isLastReading: ({ context }) => context.readings + 1 >= maxReadings,
    isTimeLeft: ({ context }) => context.secondsLeft > 1,
    /** False while the provider's requested waiting time runs. */
    mayAskNow: ({ context }) => context.error?.isWait !== true,
  },
  delays: { second: 1_000, readingPause: 3_000 },
});

const countingDown = {
  after: {
    second: [
      { guard: 'isTimeLeft', target: 'coolingDown', reenter: true, actions: 'countDown' },
      { target: '#dnsActivation.checking' },
    ],
  },
} as const;

const announceNotPointing = {
  type: 'announceNotPointing',
  params: ({ context }: { context: Activation.DnsActivationContext }) => ({ name: context.domain.name }),
} as const;
const close = { target: '#dnsActivation.inactive', actions: 'forgetAnswer' } as const;

/**
 * Activates an added domain (spec §4). The page shows the nameservers to set. The provider checks them at a press, and then every 20
 * seconds while the panel is open.
 */
export const dnsActivationMachine = activationSetup.createMachine({
  id: 'dnsActivation',
  context: ({ input }) => ({
    ...input,
    observed: null,
    refusals: 0,
    secondsLeft: 0,
    readings: 0,
    error: null,
  }),
  initial: 'inactive',
  states: {
    inactive: { on: { open: 'showingInstructions' } },
    showingInstructions: { on: { check: 'checking', close } },
    checking: {
      on: { close },
      invoke: {
        id: 'checkDomain',
        src: 'checkDomain',
        input: ({ context }) => ({ name: context.domain.name }),
        onDone: [
          {
            guard: { type: 'isPointing', params: checkOf },
            target: 'activating',
            actions: { type: 'noteSeen', params: checkOf },
          },
          {
            guard: 'isFirstRefusal',
            target: 'notPointing',
            actions: [{ type: 'noteRefusal', params: checkOf }, announceNotPointing],
          },
          { target: 'notPointing', actions: { type: 'noteRefusal', params: checkOf } },
        ],
        onError: { target: 'failed', actions: { type: 'noteFailure', params: failureOf } },
      },
    },
    /** Shows the expected nameservers and the ones found. */
    notPointing: { initial: 'coolingDown', on: { close }, states: { coolingDown: countingDown } },
    /** The check failed. */
    failed: {
      initial: 'coolingDown',
      on: { close, check: { guard: 'mayAskNow', target: 'checking' } },
      states: { coolingDown: countingDown },
    },
    /** The nameservers are right, but the provider's list may need time to show the domain as active. */
    activating: {
      initial: 'reading',
      entry: 'beginReading',
      on: { close, proceed: 'activated' },
      states: {
        reading: {
          invoke: {
            id: 'readDomain',
            src: 'readDomain',
            input: ({ context }) => ({ id: context.domain.id }),
            onDone: [
              { guard: { type: 'isActive', params: domainOf }, target: '#dnsActivation.activated' },
              { guard: 'isLastReading', target: '#dnsActivation.activated' },
              { target: 'waiting', actions: 'noteReading' },
            ],
            onError: [
              { guard: 'isLastReading', target: '#dnsActivation.activated' },
              { target: 'waiting', actions: 'noteReading' },
            ],
          },
        },
        waiting: { after: { readingPause: 'reading' } },
      },
    },
    activated: { type: 'final', entry: { type: 'openRecords', params: ({ context }) => ({ id: context.domain.id }) } },
  },
});
