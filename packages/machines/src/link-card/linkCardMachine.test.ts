import { expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { linkCardMachine } from './linkCardMachine.ts';

const start = (isReturn = false) => {
  const play = playChart(linkCardMachine, { isReturn });
  return { ...play, state: () => play.snapshot().value };
};

it('takes nothing before the card provider’s form can be typed into, and one card at a time', async () => {
  const play = start();
  await play.answer('loadSecret', undefined);
  sendAll(play, 'submit');
  expect(play.state()).toEqual({ editing: 'mounting' });
  sendAll(play, 'form.shown', 'submit', 'submit');
  expect(play.state()).toBe('confirming');
  expect(play.callsOf('confirmSetup')).toHaveLength(1);
  await play.answer('confirmSetup', { status: 'leaving' });
  expect(play.state()).toBe('leaving');
});

it('keeps the form with what is wrong under it', async () => {
  const play = start();
  await play.answer('loadSecret', undefined);
  sendAll(play, 'form.shown', 'submit');
  await play.answer('confirmSetup', { status: 'invalid', message: 'Your card number is incomplete.' });
  expect(play.state()).toEqual({ editing: 'ready' });
  expect(play.snapshot().context.formError).toBe('Your card number is incomplete.');
});

it.each([
  ['saved', 'saved'],
  ['rejected', 'rejected'],
  ['cancelled', 'cancelled'],
  ['unfinished', 'unfinished'],
  ['unknown', 'unknown'],
])('consumes an address that says nothing by itself, asks, and says %s', async (status, state) => {
  const play = start(true);
  expect(play.actions.consumeReturn).toHaveBeenCalledOnce();
  await play.answer('retrieveSetup', { status });
  expect(play.state()).toBe(state);
  expect(play.callsOf('loadSecret')).toHaveLength(0);
});

it('asks every five seconds while the card is being processed, and greets it once it is saved', async () => {
  const play = start(true);
  await play.answer('retrieveSetup', { status: 'processing' });
  play.clock.increment(5_000);
  expect(play.state()).toEqual({ processing: 'checking' });
  await play.answer('retrieveSetup', { status: 'processing' });
  expect(play.announced()).toEqual([['cardProcessing', null]]);
  sendAll(play, 'check');
  await play.answer('retrieveSetup', { status: 'saved' });
  expect(play.announced()).toContainEqual(['cardLinked', null]);
  expect(play.actions.welcomeCard).toHaveBeenCalledOnce();
});

it('brings a fresh secret for each further card, and for a form that is tried again', async () => {
  const play = start(true);
  await play.answer('retrieveSetup', { status: 'rejected' });
  expect(play.announced()).toEqual([['cardRejected', null]]);
  sendAll(play, 'another');
  await play.fail('loadSecret', { kind: 'scriptMissing' });
  expect(play.state()).toBe('unavailable');
  expect(play.snapshot().context.problem).toBe('scriptMissing');
  sendAll(play, 'retry');
  await play.answer('loadSecret', undefined);
  expect(play.callsOf('loadSecret')).toHaveLength(2);
  sendAll(play, 'form.lost');
  expect(play.state()).toBe('unavailable');
});
