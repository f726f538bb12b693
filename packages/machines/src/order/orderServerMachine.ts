import { gapsOf, type ServerOrder, withLeastDisks } from '@may/domain/order/order.ts';
import { assertEvent, assign, type DoneActorEvent, fromPromise, sendTo, setup } from 'xstate';
import type { AttemptError, AttemptResult } from '../attempt/attempt.types.ts';
import { createAttemptMachine } from '../attempt/createAttemptMachine.ts';
import { toAttemptError } from '../attempt/toAttemptError.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Order from './orderServer.types.ts';

/** The attempt of an order; its receipt is the server. */
export const orderAttemptMachine = createAttemptMachine<ServerOrder, Order.OrderReceipt>();

type Result = AttemptResult<Order.OrderReceipt>;
const withResult = withParams(({ event }: { event: DoneActorEvent<Result> }) => event.output);
const withQuote = withParams(({ event }: { event: DoneActorEvent<Order.Quote> }) => event.output);

const orderOf = ({ choices, password }: Order.OrderServerContext): ServerOrder => ({
  ...withLeastDisks(choices),
  password,
  regionId: required(choices.regionId, 'a region'),
  planId: required(choices.planId, 'a plan'),
  containers: required(choices.containers, 'a number of containers'),
});

/** The earlier orders of a review, and their servers. */
const namesOf = (earlier: Order.Quote['earlier']) => earlier.map(({ key, serverId }) => [key, serverId]);

const isSameCost = ({ cost }: Order.OrderServerContext, quote: Order.Quote): boolean =>
  cost?.total.amount === quote.cost.total.amount;

const orderSetup = setup({
  types: {
    context: {} as Order.OrderServerContext,
    events: {} as Order.OrderServerEvent,
    input: {} as Order.OrderServerInput,
    children: {} as { attempt: 'attempt' },
  },
  actors: {
    /** Reads the plans again, prices the order, and finds the earlier orders that this one may repeat. */
    quoteOrder: fromPromise<Order.Quote, Order.QuoteRequest>(notProvided('quoteOrder')),
    attempt: orderAttemptMachine,
  },
  actions: {
    rememberDraft: actionNotProvided('rememberDraft'),
    forgetDraft: actionNotProvided('forgetDraft'),
    /** Listens to the provider's events before the flow leaves this page. */
    awaitEvents: actionNotProvided('awaitEvents'),
    /** Announces a refusal; the app knows the kind of the server. */
    announceRefusal: actionNotProvided<AttemptError | null>('announceRefusal'),
    /** Opens the progress page of a server; null for several servers opens the list. */
    goToProgress: actionNotProvided<{ serverId: string | null }>('goToProgress'),
    forwardToAttempt: sendTo('attempt', ({ event }) => event),
    changeChoices: assign(({ context, event }) => {
      assertEvent(event, 'choose');
      // Other choices are another order: a request under the first one's key would buy, or tell, the first one's server.
      return { choices: { ...context.choices, ...event.choices }, attemptKey: null, error: null };
    }),
    changePassword: assign(({ event }) => {
      assertEvent(event, 'password.change');
      return { password: event.password, error: null };
    }),
    noteQuote: assign((_, quote: Order.Quote) => ({ ...quote, wasCost: null, error: null })),
    noteNewQuote: assign(({ context }, quote: Order.Quote) => ({
      ...quote,
      wasCost: isSameCost(context, quote) ? null : context.cost,
    })),
    noteServer: assign((_, { receipt, key }: Result) => ({
      attemptKey: key,
      ...required(receipt, 'a server'),
      password: '',
    })),
    /** An order that failed after a doubt was refused; its message is of the doubt. */
    noteRefusal: assign((_, { status, error }: Pick<Result, 'status' | 'error'>) => ({
      attemptKey: null,
      error: status === 'failed' ? { kind: 'refused' as const, serverMessage: null } : error,
    })),
    noteFailure: assign((_, { failure }: { failure: unknown }) => ({ error: toAttemptError(failure) })),
    clearAttempt: assign({ attemptKey: null, error: null }),
    clearError: assign({ error: null }),
  },
  guards: {
    hasAttempt: ({ context }) => context.attemptKey !== null,
    isComplete: ({ context: { choices, password } }) => gapsOf({ ...withLeastDisks(choices), password }).length === 0,
    hasPassword: ({ context }) => context.password !== '',
    /** True if the cost and the earlier orders are the same as in the review. */
    isAsReviewed: ({ context }, quote: Order.Quote) =>
      isSameCost(context, quote) && JSON.stringify(namesOf(context.earlier)) === JSON.stringify(namesOf(quote.earlier)),
    isOrdered: (_, { status, receipt }: Result) =>
      receipt !== null && (status === 'accepted' || status === 'succeeded' || status === 'arrived'),
    isOneServer: ({ context }) => context.found.length < 2,
    isAbandoned: (_, { status }: Result) => status === 'abandoned',
  },
  delays: { redirectDelay: 3_000 },
});

const quoting = {
  id: 'quoteOrder',
  src: 'quoteOrder',
  input: ({ context }: { context: Order.OrderServerContext }) => orderOf(context),
} as const;

/**
 * An order of a server (spec §2, §4 "Server order"): choices, a confirmation with current prices, and one server even if an answer is lost.
 */
export const orderServerMachine = orderSetup.createMachine({
  id: 'orderServer',
  context: ({ input: { attempt, choices, ...provider } }) => ({
    ...provider,
    choices: attempt?.choices ?? choices,
    password: '',
    attemptKey: attempt?.key ?? null,
    cost: null,
    wasCost: null,
    earlier: [],
    over: [],
    serverId: null,
    found: [],
    error: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasAttempt', target: 'ordering' }, { target: 'editing' }] },
    editing: {
      initial: 'untried',
      on: {
        choose: { target: '.untried', actions: ['changeChoices', 'rememberDraft'] },
        'password.change': { target: '.untried', actions: 'changePassword' },
        review: { guard: 'isComplete', target: 'pricing' },
      },
      states: {
        untried: {},
        refused: { entry: { type: 'announceRefusal', params: ({ context }) => context.error } },
      },
    },
    pricing: {
      invoke: {
        ...quoting,
        onDone: { target: 'reviewing', actions: withQuote('noteQuote') },
        onError: { target: 'editing.refused', actions: withFailure('noteFailure') },
      },
    },
    /** The customer reviews the order; after a failed reading of the prices, with its reason. */
    reviewing: { on: { confirm: 'requoting', back: { target: 'editing', actions: 'clearError' } } },
    /** The prices are read again before the order is sent. A changed price, or a newly found earlier order, returns to the review. */
    requoting: {
      entry: 'clearError',
      invoke: {
        ...quoting,
        onDone: [
          { guard: withQuote('isAsReviewed'), target: 'ordering', actions: withQuote('noteQuote') },
          { target: 'reviewing', actions: withQuote('noteNewQuote') },
        ],
        // Nothing was ordered, so the review shows the reason.
        onError: { target: 'reviewing', actions: withFailure('noteFailure') },
      },
    },
    /** The attempt (docs/decisions/0003) decides when to send, to read the status and to wait. */
    ordering: {
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => ({
          intent: orderOf(context),
          key: context.attemptKey,
          over: context.over,
          repeatsAreOne: context.repeatsAreOne,
        }),
        onDone: [
          { guard: withResult('isOrdered'), target: 'ordered', actions: withResult('noteServer') },
          { guard: withResult('isAbandoned'), target: 'editing', actions: 'clearAttempt' },
          { target: 'editing.refused', actions: withResult('noteRefusal') },
        ],
      },
      on: {
        check: { actions: 'forwardToAttempt' },
        startOver: { actions: 'forwardToAttempt' },
        // Passwords are not stored: after a reload the customer types it again before an order is sent.
        retry: [{ guard: 'hasPassword', actions: 'forwardToAttempt' }, { target: 'editing' }],
        repeat: [{ guard: 'hasPassword', actions: 'forwardToAttempt' }, { target: 'editing' }],
      },
    },
    ordered: {
      entry: 'awaitEvents',
      // Several servers stay on the screen until the customer continues.
      after: { redirectDelay: { guard: 'isOneServer', target: 'left' } },
      on: { leave: 'left' },
    },
    left: {
      type: 'final',
      // Until the flow leaves, a reload shows this order again.
      entry: [
        'forgetDraft',
        {
          type: 'goToProgress',
          params: ({ context: { serverId, found } }) => ({
            serverId: found.length > 1 ? null : required(serverId, 'a server'),
          }),
        },
      ],
    },
  },
});
