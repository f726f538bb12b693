import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/chart.types.ts';
import type { OrderFact } from './orderWizard.types.ts';
import { orderWizardMachine } from './orderWizardMachine.ts';

const ours: OrderFact = { serverId: 'srv_1', invoiceId: 'in_1', amountPaid: null, amountLeft: null, hostedUrl: null };
const theirs: OrderFact = { ...ours, serverId: 'srv_2', invoiceId: 'in_2' };
const nameless: OrderFact = { ...ours, serverId: null, invoiceId: null };
const byInvoice: OrderFact = { ...ours, serverId: null };
const otherInvoice: OrderFact = { ...theirs, serverId: null };

const names = ['subscription.created', 'invoice.created', 'invoice.paid', 'invoice.payment_failed'] as const;
const invoice = { invoiceId: 'in_1', amountPaid: null, amountLeft: null, hostedUrl: null };

/** A ready server of whose payment the provider says nothing. */
const untold = { output: { status: 'ready', isPaid: false, invoice: null } };

export const orderWizardChart: ChartSpec<typeof orderWizardMachine> = {
  machine: orderWizardMachine,
  inputs: [
    { serverId: 'srv_1', isFresh: false },
    { serverId: 'srv_1', isFresh: true },
  ],
  events: names.flatMap((type) => [ours, theirs, nameless, byInvoice, otherInvoice].map((fact) => ({ type, ...fact }))),
  answers: {
    reconcileOrder: [
      { output: { status: 'waiting', invoice: null } },
      { output: { status: 'waiting', invoice } },
      { output: { status: 'failureOver', invoice: null } },
      { output: { status: 'unpaid', invoice } },
      { output: { status: 'paid', invoice } },
      { output: { status: 'ready', isPaid: true, invoice: null } },
      untold,
      { output: { status: 'paymentFailed', invoice } },
      { output: { status: 'missing', invoice: null } },
      { failure: new Error('no answer') },
    ],
  },
  contextOf: ({ invoiceId, isSubscribed, isInvoiced, isOverdue, readings, isUnreachable, failure, failedBy }) => [
    invoiceId,
    isSubscribed,
    isInvoiced,
    isOverdue,
    Math.min(readings, 2),
    isUnreachable,
    failure === null,
    failedBy,
  ],
  waits: [1_000, 2_000, 30_000, 90_000],
  invariants: (play) => {
    let announcedBefore = 0;
    let exitsBefore = 0;
    return ({ before, after, sent, answered }) => {
      const announced = play.effectsOf('announcePaid').length;
      assert.ok(announced <= 1, 'the payment is announced once');
      if (announced > announcedBefore && sent?.type === 'invoice.paid') {
        const isByInvoice = sent.serverId === null && sent.invoiceId !== null;
        if (isByInvoice)
          assert.equal(sent.invoiceId, before.context.invoiceId, 'the invoice of another order changes no state');
        else assert.equal(sent.serverId, 'srv_1', 'only an event of this server or its invoice changes the state');
      }
      if (announced > announcedBefore && sent === null)
        assert.ok(answered?.wasHeard, 'only the provider confirms a payment');
      if (announced > announcedBefore) assert.notEqual(answered?.answer, untold, 'only a payment is announced');
      announcedBefore = announced;
      const exits = play.effectsOf('goToServer').length;
      if (exits > exitsBefore) assert.ok(after.matches('finished'), 'only the last state opens the server');
      exitsBefore = exits;
      if (after.matches('paymentFailed')) assert.notEqual(after.context.failure, null, 'a failure has its invoice');
      const asks = play.callsOf('reconcileOrder').filter((call) => call.listening());
      assert.ok(asks.length <= 1, 'one reading at a time');
    };
  },
};
