import { dong } from '@may/domain/money.ts';
import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import type { OrderFact } from './orderWizard.types.ts';
import { orderWizardMachine } from './orderWizardMachine.ts';

const fact = (given: Partial<OrderFact> = {}): OrderFact => ({
  serverId: null,
  invoiceId: null,
  amountPaid: null,
  amountLeft: null,
  hostedUrl: null,
  ...given,
});
const waiting = { status: 'waiting', invoice: null };

const start = (isFresh = false) => {
  const play = playChart(orderWizardMachine, { serverId: 'srv_1', isFresh });
  return { ...play, state: () => play.snapshot().value, context: () => play.snapshot().context };
};

describe('an order in progress', () => {
  it('after the payment shows each step for one second, then opens the server', async () => {
    const wizard = start();
    wizard.actor.send({ type: 'invoice.paid', ...fact({ serverId: 'srv_1' }) });
    expect(wizard.state()).toBe('paid');
    expect(wizard.actions.announcePaid).toHaveBeenCalledOnce();
    wizard.clock.increment(1_000);
    expect(wizard.state()).toBe('provisioning');
    wizard.clock.increment(999);
    expect(wizard.actions.goToServer).not.toHaveBeenCalled();
    wizard.clock.increment(1);
    expect(wizard.actions.goToServer).toHaveBeenCalledExactlyOnceWith({ serverId: 'srv_1' });
  });

  it('without events reads the status after 2, 4, 8, 16 and then every 30 seconds', async () => {
    const wizard = start();
    const waits: number[] = [];
    for (let ask = 0; ask < 6; ask += 1) {
      await wizard.answer('reconcileOrder', waiting);
      const asked = wizard.callsOf('reconcileOrder').length;
      let passed = 0;
      while (wizard.callsOf('reconcileOrder').length === asked) {
        wizard.clock.increment(1_000);
        passed += 1;
      }
      waits.push(passed);
    }
    expect(waits).toEqual([2, 4, 8, 16, 30, 30]);
    await wizard.answer('reconcileOrder', { status: 'paid', invoice: null });
    expect(wizard.state()).toBe('paid');
  });

  it('is overdue after 90 seconds, and still accepts events', async () => {
    const wizard = start();
    wizard.clock.increment(90_000);
    expect(wizard.context().isOverdue).toBe(true);
    wizard.actor.send({ type: 'invoice.paid', ...fact({ serverId: 'srv_1' }) });
    expect(wizard.state()).toBe('paid');
  });

  it('returns to step 1 with the amount due after a failed payment, and continues once it is paid', () => {
    const wizard = start();
    const due = { amount: 400_000, currency: 'VND' } as const;
    wizard.actor.send({
      type: 'invoice.payment_failed',
      ...fact({ serverId: 'srv_1', invoiceId: 'in_1', amountLeft: due, hostedUrl: 'https://pay.example/in_1' }),
    });
    expect(wizard.state()).toEqual({ paymentFailed: 'listening' });
    expect(wizard.context().failure).toMatchObject({ invoiceId: 'in_1', amountLeft: due });
    wizard.actor.send({ type: 'invoice.paid', ...fact({ invoiceId: 'in_2' }) });
    expect(wizard.state()).toEqual({ paymentFailed: 'listening' });
    // An event that names nothing only starts a reading.
    wizard.actor.send({ type: 'invoice.paid', ...fact() });
    expect(wizard.state()).toEqual({ paymentFailed: 'asking' });
    wizard.actor.send({ type: 'invoice.paid', ...fact({ invoiceId: 'in_1' }) });
    expect(wizard.state()).toBe('paid');
  });

  it('waits again once the invoice of a failed payment is paid, which may be another server’s', async () => {
    const wizard = start();
    wizard.actor.send({ type: 'invoice.payment_failed', ...fact({ invoiceId: 'in_1' }) });
    await wizard.answer('reconcileOrder', { status: 'paymentFailed', invoice: fact({ invoiceId: 'in_1' }) });
    wizard.actor.send({ type: 'invoice.paid', ...fact({ invoiceId: 'in_1' }) });
    await wizard.answer('reconcileOrder', { status: 'failureOver', invoice: null });
    expect(wizard.state()).toEqual({ subscribing: 'asking' });
    expect(wizard.context().failure).toBeNull();
  });

  it('tells the reading which word told the failure: the last one of an event and the server’s status', async () => {
    const wizard = start();
    const asked = () => {
      sendAll(wizard, 'check');
      return wizard.last('reconcileOrder').input;
    };
    await wizard.answer('reconcileOrder', { status: 'unpaid', invoice: null });
    expect(asked()).toMatchObject({ failedBy: 'status' });
    await wizard.answer('reconcileOrder', { status: 'paymentFailed', invoice: null });
    expect(asked()).toMatchObject({ failedBy: 'status' });
    wizard.actor.send({ type: 'invoice.payment_failed', ...fact({ serverId: 'srv_1' }) });
    await wizard.answer('reconcileOrder', waiting);
    expect(wizard.state()).toEqual({ paymentFailed: 'listening' });
    expect(asked()).toMatchObject({ failedBy: 'event' });
    await wizard.answer('reconcileOrder', { status: 'failureOver', invoice: null });
    expect(wizard.last('reconcileOrder').input).toMatchObject({ failedBy: null });
  });

  it('keeps the paid amount of an event if the list leaves it out', async () => {
    const wizard = start();
    const due = { amount: 400_000, currency: 'VND' } as const;
    const paid = { amount: 0, currency: 'VND' } as const;
    const told = { invoiceId: 'in_1', amountPaid: paid, amountLeft: due, hostedUrl: 'https://pay.example/in_1' };
    wizard.actor.send({ type: 'invoice.payment_failed', ...fact({ serverId: 'srv_1', ...told }) });
    sendAll(wizard, 'check');
    const listed = { invoiceId: 'in_1', amountPaid: null, amountLeft: due, hostedUrl: null };
    await wizard.answer('reconcileOrder', { status: 'paymentFailed', invoice: listed });
    expect(wizard.context().failure).toEqual(told);
    wizard.actor.send({ type: 'invoice.payment_failed', ...fact({ serverId: 'srv_1' }) });
    expect(wizard.context().failure).toEqual(told);
  });

  it('drops the paid amount if another amount is due, and all facts of another invoice', async () => {
    const wizard = start();
    wizard.actor.send({
      type: 'invoice.payment_failed',
      ...fact({ serverId: 'srv_1', invoiceId: 'in_1', amountPaid: dong(0), amountLeft: dong(400_000) }),
    });
    const listed = { invoiceId: 'in_1', amountPaid: null, amountLeft: dong(300_000), hostedUrl: null };
    sendAll(wizard, 'check');
    await wizard.answer('reconcileOrder', { status: 'paymentFailed', invoice: listed });
    expect(wizard.context().failure).toEqual(listed);
    const another = { ...listed, invoiceId: 'in_2', amountLeft: null };
    sendAll(wizard, 'check');
    await wizard.answer('reconcileOrder', { status: 'paymentFailed', invoice: another });
    expect(wizard.context().failure).toEqual(another);
  });

  it.each(['subscription.created', 'invoice.created', 'invoice.paid', 'invoice.payment_failed'] as const)(
    '%s of an unknown invoice starts a reading and changes no fact',
    async (type) => {
      const wizard = start();
      await wizard.answer('reconcileOrder', { status: 'missing', invoice: null });
      sendAll(wizard, 'check');
      await wizard.fail('reconcileOrder', new Error('no answer'));
      wizard.actor.send({ type, ...fact({ invoiceId: 'in_2' }) });
      expect(wizard.state()).toEqual({ subscribing: 'asking' });
      expect(wizard.context()).toMatchObject({
        invoiceId: null,
        isSubscribed: false,
        isInvoiced: false,
        failure: null,
      });
    },
  );

  it('keeps the paid amount of an event if the reading names the same invoice, and drops it otherwise', async () => {
    const heard = { invoiceId: 'in_1', amountPaid: dong(0), amountLeft: dong(400_000), hostedUrl: null };
    const paidOf = async (invoiceId: string) => {
      const wizard = start();
      wizard.actor.send({ type: 'invoice.payment_failed', ...fact(heard) });
      const listed = { ...heard, invoiceId, amountPaid: null };
      await wizard.answer('reconcileOrder', { status: 'paymentFailed', invoice: listed });
      return wizard.context().failure?.amountPaid;
    };
    expect([await paidOf('in_1'), await paidOf('in_2')]).toEqual([dong(0), null]);
  });

  it('opens a ready server at once, without an announcement, if this browser did not order it', async () => {
    const wizard = start();
    await wizard.answer('reconcileOrder', { status: 'ready', isPaid: true, invoice: null });
    expect(wizard.state()).toBe('finished');
    expect(wizard.actions.announcePaid).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'opens a ready server of whose payment nothing is said, untold, also after a failure: %s',
    async (failed) => {
      const wizard = start(true);
      if (failed) wizard.actor.send({ type: 'invoice.payment_failed', ...fact({ serverId: 'srv_1' }) });
      if (failed) sendAll(wizard, 'check');
      await wizard.answer('reconcileOrder', { status: 'ready', isPaid: false, invoice: null });
      expect(wizard.state()).toBe('finished');
      expect(wizard.actions.announcePaid).not.toHaveBeenCalled();
    },
  );

  it('announces a ready server that this browser has just ordered', async () => {
    const wizard = start(true);
    await wizard.answer('reconcileOrder', { status: 'ready', isPaid: true, invoice: null });
    expect(wizard.state()).toBe('paid');
    expect(wizard.actions.announcePaid).toHaveBeenCalledOnce();
  });

  it('reads at once when the connection returns, or at a press', async () => {
    const wizard = start();
    await wizard.answer('reconcileOrder', waiting);
    sendAll(wizard, 'connection.restored');
    expect(wizard.state()).toEqual({ subscribing: 'asking' });
    await wizard.fail('reconcileOrder', new Error('no answer'));
    expect(wizard.context().isUnreachable).toBe(true);
    sendAll(wizard, 'check');
    await wizard.answer('reconcileOrder', { status: 'missing', invoice: null });
    expect(wizard.state()).toBe('missing');
  });
});
