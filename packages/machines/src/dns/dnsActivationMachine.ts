import type { DnsDomain, DomainCheck } from '@may/domain/dns/records.ts';
import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { withFailure, withParams } from '../withParams.ts';

type DnsActivationContext = {
  domain: Pick<DnsDomain, 'id' | 'name' | 'nameservers'>;
  /** The nameservers at the last check; null before it, or if the provider does not send them. */
  observed: readonly string[] | null;
  /** The provider's message about a failed check. */
  serverMessage: string | null;
};

export type DnsActivationEvent = { type: 'open' } | { type: 'close' } | { type: 'check' };

const withCheck = withParams(({ event }: { event: DoneActorEvent<DomainCheck> }) => event.output);

const activationSetup = setup({
  types: {
    context: {} as DnsActivationContext,
    events: {} as DnsActivationEvent,
    input: {} as Pick<DnsActivationContext, 'domain'>,
  },
  actors: { checkDomain: fromPromise<DomainCheck, { name: string }>(notProvided('checkDomain')) },
  actions: {
    openRecords: actionNotProvided<{ id: string }>('openRecords'),
    /** The notice of a domain that does not point to the provider (spec section 8). */
    announceNotPointing: actionNotProvided<{ name: string }>('announceNotPointing'),
    noteSeen: assign((_, { observed }: DomainCheck) => ({ observed })),
    noteFailure: assign((_, { failure }: { failure: unknown }) => ({
      serverMessage: readFailure(failure).serverMessage,
    })),
    forgetAnswer: assign({ observed: null, serverMessage: null }),
  },
  guards: { isPointing: (_, { isValid }: DomainCheck) => isValid },
});

const close = 'inactive';
const check = 'checking';

/** Activates an added domain (spec §4). The page shows the nameservers to set, and each press lets the provider check them. */
export const dnsActivationMachine = activationSetup.createMachine({
  id: 'dnsActivation',
  context: ({ input }) => ({ ...input, observed: null, serverMessage: null }),
  initial: 'inactive',
  states: {
    inactive: { on: { open: 'showingInstructions' } },
    showingInstructions: { on: { check, close } },
    checking: {
      entry: 'forgetAnswer',
      on: { close },
      invoke: {
        id: 'checkDomain',
        src: 'checkDomain',
        input: ({ context }) => ({ name: context.domain.name }),
        onDone: [
          { guard: withCheck('isPointing'), target: 'activated' },
          { target: 'notPointing', actions: withCheck('noteSeen') },
        ],
        onError: { target: 'failed', actions: withFailure('noteFailure') },
      },
    },
    /** Shows the expected nameservers and the ones found. */
    notPointing: {
      entry: { type: 'announceNotPointing', params: ({ context }) => ({ name: context.domain.name }) },
      on: { check, close },
    },
    failed: { on: { check, close } },
    activated: { type: 'final', entry: { type: 'openRecords', params: ({ context }) => ({ id: context.domain.id }) } },
  },
});
