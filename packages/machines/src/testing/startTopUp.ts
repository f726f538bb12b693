import { vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type * as TopUp from '../top-up/topUp.types.ts';
import { topUpMachine } from '../top-up/topUpMachine.ts';
import { answersArrived, scriptedActor } from './scriptedActor.ts';

/** The checkout of a first payment. */
export const created: TopUp.CheckoutCreated = { url: 'https://pay.test/T1', host: 'pay.test', transactionCode: 'T1' };
/** A draft that is ready to pay by VietQR. */
export const localDraft: TopUp.TopUpDraft = { amount: 500_000, group: 'local', method: 'vietqr', cardId: null };
/** A draft that is ready to pay by a linked card. */
export const cardDraft: TopUp.TopUpDraft = { amount: 500_000, group: 'card', method: null, cardId: 'card-1' };
/** An attempt whose answer was lost with the page. */
export const lostAttempt: TopUp.TopUpAttempt = {
  key: 'kept',
  amount: 500_000,
  group: 'local',
  method: 'vietqr',
  transactionCode: null,
  phase: 'posting',
};
/** How an actor says that the provider refused. */
export const refused = { kind: 'refused', serverMessage: 'Not today' };

/** A started top-up whose provider is played by the test; limits are 10,000 and 1,000,000. */
export const startTopUp = (given: Partial<TopUp.TopUpInput> = {}) => {
  const cards = scriptedActor<TopUp.LinkedCards>();
  const checkout = scriptedActor<TopUp.CheckoutCreated, TopUp.CheckoutRequest>();
  const confirmation = scriptedActor<TopUp.CardConfirmed, TopUp.CardConfirmationRequest>();
  const reconciliation = scriptedActor<TopUp.AttemptReconciled, TopUp.ReconcileRequest>();
  const actions = { settleAttempt: vi.fn(), leaveFor: vi.fn(), goToLinkCard: vi.fn() };
  const clock = new SimulatedClock();
  const machine = topUpMachine.provide({
    actors: {
      listCards: cards.logic,
      createCheckout: checkout.logic,
      cardConfirmation: confirmation.logic,
      reconcileAttempt: reconciliation.logic,
    },
    actions: {
      settleAttempt: ({ context }) => actions.settleAttempt(context.attemptKey),
      leaveFor: (_, { url }) => actions.leaveFor(url),
      goToLinkCard: () => actions.goToLinkCard(),
    },
  });
  const input = { currency: 'VND', minimum: 10_000, maximum: 1_000_000, draft: null, attempt: null, ...given } as const;
  const actor = createActor(machine, { input, clock }).start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const send = (...types: ('pay' | 'retry' | 'cancel' | 'leave' | 'return' | 'check' | 'resume' | 'startOver')[]) => {
    for (const type of types) actor.send({ type });
  };
  const answered = async <Output>(actorOf: { last: () => { resolve: (output: Output) => void } }, output: Output) => {
    actorOf.last().resolve(output);
    await answersArrived();
  };
  const failed = async (actorOf: { last: () => { reject: (failure: unknown) => void } }, failure: unknown) => {
    actorOf.last().reject(failure);
    await answersArrived();
  };
  return {
    actor,
    send,
    cards,
    checkout,
    confirmation,
    reconciliation,
    actions,
    clock,
    state,
    context,
    answered,
    failed,
  };
};
