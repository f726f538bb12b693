import { assertEvent, assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { withParams } from '../withParams.ts';
import { mergeInvoiceFacts } from './mergeInvoiceFacts.ts';
import type * as Wizard from './orderWizard.types.ts';

const withReconciled = withParams(({ event }: { event: DoneActorEvent<Wizard.ReconciledOrder> }) => event.output);

const facts = ['subscription.created', 'invoice.created', 'invoice.paid', 'invoice.payment_failed'] as const;

const factsOf = ({ invoiceId, amountPaid, amountLeft, hostedUrl }: Wizard.OrderFact): Wizard.InvoiceFacts => ({
  invoiceId,
  amountPaid,
  amountLeft,
  hostedUrl,
});

/** True if a payment of the order has failed, by the server's status or by an event. */
const isFailure = (status: Wizard.ReconciledOrder['status']): boolean =>
  status === 'paymentFailed' || status === 'unpaid';

const wizardSetup = setup({
  types: {
    context: {} as Wizard.OrderWizardContext,
    events: {} as Wizard.OrderWizardEvent,
    input: {} as Wizard.OrderWizardInput,
  },
  actors: {
    /** Reads the server and the invoices, because events may be late, lost or repeated. */
    reconcileOrder: fromPromise<Wizard.ReconciledOrder, Wizard.OrderQuestion>(notProvided('reconcileOrder')),
  },
  actions: {
    /** Announces the paid server (spec §2) once, on this page instead of in the notices. */
    announcePaid: actionNotProvided('announcePaid'),
    goToServer: actionNotProvided<{ serverId: string }>('goToServer'),
    noteSubscribed: assign({ isSubscribed: true, readings: 0 }),
    noteInvoice: assign(({ event, context }) => {
      assertEvent(event, facts);
      return { isInvoiced: true, invoiceId: event.invoiceId ?? context.invoiceId, readings: 0 };
    }),
    noteEventFailure: assign(({ event, context }) => {
      assertEvent(event, facts);
      const invoiceId = event.invoiceId ?? context.invoiceId;
      return {
        failure: mergeInvoiceFacts(context.failure, { ...factsOf(event), invoiceId }),
        failedBy: 'event' as const,
        invoiceId,
        isSubscribed: true,
        isInvoiced: true,
        readings: 0,
      };
    }),
    noteReconciled: assign(({ context }, { status, invoice }: Wizard.ReconciledOrder) => ({
      readings: context.readings + 1,
      isUnreachable: false,
      isSubscribed: context.isSubscribed || status !== 'missing',
      isInvoiced: context.isInvoiced || invoice !== null,
      // The invoice of a failed payment may be another server's, so a later payment of it proves nothing.
      invoiceId: (isFailure(status) ? null : invoice?.invoiceId) ?? context.invoiceId,
      failure:
        isFailure(status) && invoice
          ? mergeInvoiceFacts(context.failure ?? matchingFailure(context, invoice), invoice)
          : context.failure,
      failedBy: status === 'unpaid' ? 'status' : (context.failedBy ?? (status === 'paymentFailed' ? 'event' : null)),
    })),
    forgetFailure: assign({ failure: null, failedBy: null }),
    noteUnreachable: assign(({ context }) => ({ readings: context.readings + 1, isUnreachable: true })),
    noteOverdue: assign({ isOverdue: true }),
    restartBackoff: assign({ readings: 0 }),
    /** An event without this order's ids only triggers a reading. `readings` stays above 0, because this is not the first reading. */
    noteHint: assign(({ event, context }) => {
      assertEvent(event, facts);
      return {
        readings: Math.min(context.readings, 1),
        possibleFailures:
          event.type === 'invoice.payment_failed'
            ? [...context.possibleFailures, factsOf(event)]
            : context.possibleFailures,
      };
    }),
  },
  guards: {
    /** True for an event with the id of this server or of its invoice. */
    isOurs: ({ context, event }) => {
      assertEvent(event, facts);
      if (event.serverId !== null) return event.serverId === context.serverId;
      return event.invoiceId !== null && event.invoiceId === context.invoiceId;
    },
    /** True for an event without a server id if its invoice id or this order's is unknown; it only triggers a reading. */
    mayBeOurs: ({ context, event }) => {
      assertEvent(event, facts);
      return event.serverId === null && (event.invoiceId === null || context.invoiceId === null);
    },
    /** True for a ready server that this page did not follow, or of whose payment the provider says nothing: there is none to tell. */
    opensUntold: ({ context }, order: Wizard.ReconciledOrder) =>
      order.status === 'ready' &&
      (!order.isPaid ||
        (!context.isFresh && context.readings === 0 && context.failure === null && !context.isInvoiced)),
    isPaid: (_, { status }: Wizard.ReconciledOrder) => status === 'paid' || status === 'ready',
    isFailed: (_, { status }: Wizard.ReconciledOrder) => isFailure(status),
    isFailureOver: (_, { status }: Wizard.ReconciledOrder) => status === 'failureOver',
    isMissing: (_, { status }: Wizard.ReconciledOrder) => status === 'missing',
  },
  delays: {
    /** Milliseconds: 2, 4, 8 … 30 seconds. */
    backoff: ({ context }) => Math.min(30_000, 2_000 * 2 ** Math.max(0, context.readings - 1)),
    slowAfter: 90_000,
    stepDelay: 1_000,
  },
});

/** The facts that an event gave of the same invoice; null if there are none. */
const matchingFailure = ({ possibleFailures }: Wizard.OrderWizardContext, { invoiceId }: Wizard.InvoiceFacts) =>
  possibleFailures.findLast((failure) => invoiceId !== null && failure.invoiceId === invoiceId) ?? null;

const note = withReconciled('noteReconciled');
const hint = { guard: 'mayBeOurs', target: '.asking', actions: 'noteHint' } as const;
const asking = {
  id: 'reconcileOrder',
  src: 'reconcileOrder',
  input: ({ context }: { context: Wizard.OrderWizardContext }) => ({
    serverId: context.serverId,
    invoiceId: context.invoiceId,
    failedBy: context.failedBy,
    failedInvoiceIds: context.possibleFailures.flatMap((failure) => failure.invoiceId ?? []),
  }),
  onError: { target: 'listening', actions: 'noteUnreachable' },
} as const;
/** The state in which only an event, a press or the next reading goes on. */
const listening = {
  after: { backoff: 'asking' },
  on: { check: { target: 'asking', actions: 'restartBackoff' } },
} as const;

/**
 * The three steps after an order (spec §2, /wordpress-progress/{id}): subscription until it is paid, payment, provisioning. An event of
 * this order changes the step at once. Readings replace events that are missing, late, repeated, out of order or without ids.
 */
export const orderWizardMachine = wizardSetup.createMachine({
  id: 'orderWizard',
  context: ({ input }) => ({
    ...input,
    invoiceId: null,
    isSubscribed: false,
    isInvoiced: false,
    isOverdue: false,
    readings: 0,
    isUnreachable: false,
    failure: null,
    failedBy: null,
    possibleFailures: [],
  }),
  initial: 'subscribing',
  states: {
    /** Step 1 until the invoice is paid, as specified. */
    subscribing: {
      initial: 'asking',
      after: { slowAfter: { actions: 'noteOverdue' } },
      on: {
        'subscription.created': [{ guard: 'isOurs', actions: 'noteSubscribed' }, hint],
        'invoice.created': [{ guard: 'isOurs', actions: 'noteInvoice' }, hint],
        'invoice.paid': [{ guard: 'isOurs', target: 'paid', actions: 'noteInvoice' }, hint],
        'invoice.payment_failed': [{ guard: 'isOurs', target: 'paymentFailed', actions: 'noteEventFailure' }, hint],
        'connection.restored': { target: '.asking', actions: 'restartBackoff' },
      },
      states: {
        asking: {
          invoke: {
            ...asking,
            onDone: [
              { guard: withReconciled('opensUntold'), target: '#orderWizard.finished', actions: note },
              { guard: withReconciled('isPaid'), target: '#orderWizard.paid', actions: note },
              { guard: withReconciled('isFailed'), target: '#orderWizard.paymentFailed', actions: note },
              { guard: withReconciled('isMissing'), target: '#orderWizard.missing', actions: note },
              { target: 'listening', actions: note },
            ],
          },
        },
        listening,
      },
    },
    /** Shows step 1 with the amount due and the ways to pay. A payment made elsewhere arrives by an event or a reading. */
    paymentFailed: {
      initial: 'listening',
      on: {
        'invoice.paid': [{ guard: 'isOurs', target: 'paid', actions: 'noteInvoice' }, hint],
        'invoice.payment_failed': [{ guard: 'isOurs', actions: 'noteEventFailure' }, hint],
        'connection.restored': { target: '.asking', actions: 'restartBackoff' },
      },
      states: {
        listening,
        asking: {
          invoke: {
            ...asking,
            onDone: [
              { guard: withReconciled('opensUntold'), target: '#orderWizard.finished', actions: note },
              { guard: withReconciled('isPaid'), target: '#orderWizard.paid', actions: note },
              {
                guard: withReconciled('isFailureOver'),
                target: '#orderWizard.subscribing',
                actions: [note, 'forgetFailure'],
              },
              { guard: withReconciled('isMissing'), target: '#orderWizard.missing', actions: note },
              { target: 'listening', actions: note },
            ],
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
    missing: { on: { check: { target: 'subscribing', actions: 'restartBackoff' } } },
  },
});
