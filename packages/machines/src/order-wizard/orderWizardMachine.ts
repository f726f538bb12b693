import { assertEvent, assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { mergeInvoiceFacts } from './mergeInvoiceFacts.ts';
import type * as Wizard from './orderWizard.types.ts';

const standingOf = ({ event }: { event: DoneActorEvent<Wizard.OrderStanding> }) => event.output;

const facts = ['subscription.created', 'invoice.created', 'invoice.paid', 'invoice.payment_failed'] as const;

const wizardSetup = setup({
  types: {
    context: {} as Wizard.OrderWizardContext,
    events: {} as Wizard.OrderWizardEvent,
    input: {} as Wizard.OrderWizardInput,
  },
  actors: {
    /** Asks for the server and the invoices: the truth, where events are only hints. */
    reconcileOrder: fromPromise<Wizard.OrderStanding, { serverId: string; invoiceId: string | null }>(
      notProvided('reconcileOrder'),
    ),
  },
  actions: {
    /** Tells that the server is paid (spec §2): once, here instead of in the bell. */
    announcePaid: actionNotProvided('announcePaid'),
    goToServer: actionNotProvided<{ serverId: string }>('goToServer'),
    noteSubscribed: assign({ isSubscribed: true, asked: 0 }),
    noteInvoice: assign(({ event, context }) => {
      assertEvent(event, facts);
      return { isInvoiced: true, invoiceId: event.invoiceId ?? context.invoiceId, asked: 0 };
    }),
    noteEventFailure: assign(({ event, context }) => {
      assertEvent(event, facts);
      const { invoiceId, amountPaid, amountDue, hostedUrl } = event;
      return {
        failure: mergeInvoiceFacts(context.failure, {
          invoiceId: invoiceId ?? context.invoiceId,
          amountPaid,
          amountDue,
          hostedUrl,
        }),
        invoiceId: invoiceId ?? context.invoiceId,
        isSubscribed: true,
        isInvoiced: true,
        asked: 0,
      };
    }),
    noteStanding: assign(({ context }, { status, invoice }: Wizard.OrderStanding) => ({
      asked: context.asked + 1,
      isUnreachable: false,
      isSubscribed: context.isSubscribed || status !== 'missing',
      isInvoiced: context.isInvoiced || invoice !== null,
      invoiceId: invoice?.invoiceId ?? context.invoiceId,
      failure: status === 'paymentFailed' && invoice ? mergeInvoiceFacts(context.failure, invoice) : context.failure,
    })),
    noteUnreachable: assign(({ context }) => ({ asked: context.asked + 1, isUnreachable: true })),
    noteOverdue: assign({ isOverdue: true }),
    askSoon: assign({ asked: 0 }),
  },
  guards: {
    /** An event about another server or its invoice moves nothing, where its payload tells. */
    isOurs: ({ context, event }) => {
      assertEvent(event, facts);
      if (event.serverId !== null) return event.serverId === context.serverId;
      return event.invoiceId === null || context.invoiceId === null || event.invoiceId === context.invoiceId;
    },
    isReadyAtOnce: ({ context }, { status }: Wizard.OrderStanding) =>
      status === 'ready' && !context.isFresh && context.asked === 0 && context.failure === null && !context.isInvoiced,
    isPaid: (_, { status }: Wizard.OrderStanding) => status === 'paid' || status === 'ready',
    isFailed: (_, { status }: Wizard.OrderStanding) => status === 'paymentFailed',
    isMissing: (_, { status }: Wizard.OrderStanding) => status === 'missing',
  },
  delays: {
    /** 2, 4, 8 … 30 s. */
    backoff: ({ context }) => Math.min(30_000, 2_000 * 2 ** Math.max(0, context.asked - 1)),
    slowAfter: 90_000,
    stepDelay: 1_000,
  },
});

const note = { type: 'noteStanding', params: standingOf } as const;
const asking = {
  id: 'reconcileOrder',
  src: 'reconcileOrder',
  input: ({ context: { serverId, invoiceId } }: { context: Wizard.OrderWizardContext }) => ({ serverId, invoiceId }),
} as const;

/**
 * The three steps after an order (spec §2, /wordpress-progress/{id}): events move it at once, and asking the provider moves it
 * where they are late, lost, doubled or out of order. Steps: subscription until it is paid, payment, provisioning.
 */
export const orderWizardMachine = wizardSetup.createMachine({
  id: 'orderWizard',
  context: ({ input }) => ({
    ...input,
    invoiceId: null,
    isSubscribed: false,
    isInvoiced: false,
    isOverdue: false,
    asked: 0,
    isUnreachable: false,
    failure: null,
  }),
  initial: 'subscribing',
  states: {
    /** Step 1, as specified until it is paid. */
    subscribing: {
      initial: 'asking',
      after: { slowAfter: { actions: 'noteOverdue' } },
      on: {
        'subscription.created': { guard: 'isOurs', actions: 'noteSubscribed' },
        'invoice.created': { guard: 'isOurs', actions: 'noteInvoice' },
        'invoice.paid': { guard: 'isOurs', target: 'paid', actions: 'noteInvoice' },
        'invoice.payment_failed': { guard: 'isOurs', target: 'paymentFailed', actions: 'noteEventFailure' },
        'connection.restored': { target: '.asking', actions: 'askSoon' },
      },
      states: {
        asking: {
          invoke: {
            ...asking,
            onDone: [
              { guard: { type: 'isReadyAtOnce', params: standingOf }, target: '#orderWizard.finished', actions: note },
              { guard: { type: 'isPaid', params: standingOf }, target: '#orderWizard.paid', actions: note },
              { guard: { type: 'isFailed', params: standingOf }, target: '#orderWizard.paymentFailed', actions: note },
              { guard: { type: 'isMissing', params: standingOf }, target: '#orderWizard.missing', actions: note },
              { target: 'listening', actions: note },
            ],
            onError: { target: 'listening', actions: 'noteUnreachable' },
          },
        },
        listening: { after: { backoff: 'asking' }, on: { check: { target: 'asking', actions: 'askSoon' } } },
      },
    },
    /** Back at step 1 with what is due and the ways on; a payment made elsewhere is heard of or found. */
    paymentFailed: {
      initial: 'listening',
      on: {
        'invoice.paid': { guard: 'isOurs', target: 'paid', actions: 'noteInvoice' },
        'invoice.payment_failed': { guard: 'isOurs', actions: 'noteEventFailure' },
        'connection.restored': { target: '.asking', actions: 'askSoon' },
      },
      states: {
        listening: { after: { backoff: 'asking' }, on: { check: { target: 'asking', actions: 'askSoon' } } },
        asking: {
          invoke: {
            ...asking,
            onDone: [
              { guard: { type: 'isPaid', params: standingOf }, target: '#orderWizard.paid', actions: note },
              { guard: { type: 'isMissing', params: standingOf }, target: '#orderWizard.missing', actions: note },
              { target: 'listening', actions: note },
            ],
            onError: { target: 'listening', actions: 'noteUnreachable' },
          },
        },
      },
    },
    /** Step 2. */
    paid: { entry: 'announcePaid', after: { stepDelay: 'provisioning' } },
    /** Step 3. */
    provisioning: { after: { stepDelay: 'finished' } },
    finished: {
      type: 'final',
      entry: { type: 'goToServer', params: ({ context }) => ({ serverId: context.serverId }) },
    },
    /** The provider knows no such server of this customer. */
    missing: { on: { check: { target: 'subscribing', actions: 'askSoon' } } },
  },
});
