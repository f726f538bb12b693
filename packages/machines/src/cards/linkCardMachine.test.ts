import { expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { linkCardMachine } from './linkCardMachine.ts';

const start = (input = { isReturn: false }) => {
  const play = playChart(linkCardMachine, input);
  return { ...play, state: () => play.snapshot().value };
};

it('submit before the card provider’s form is ready does nothing; two submits confirm once', async () => {
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

it('an invalid card keeps the form with its error', async () => {
  const play = start();
  await play.answer('loadSecret', undefined);
  sendAll(play, 'form.shown', 'submit');
  await play.answer('confirmSetup', { status: 'invalid', message: 'Your card number is incomplete.' });
  expect(play.state()).toEqual({ editing: 'ready' });
  expect(play.snapshot().context.formError).toBe('Your card number is incomplete.');
});

const endings = ['saved', 'rejected', 'cancelled', 'unfinished', 'unknown'];
it.each(endings)('a return cleans the address once and ends in the state of its setup: %s', async (status) => {
  const play = start({ isReturn: true });
  expect(play.actions.consumeReturn).toHaveBeenCalledOnce();
  await play.answer('retrieveSetup', { status });
  expect(play.state()).toBe(status);
  expect(play.callsOf('loadSecret')).toHaveLength(0);
});

it('a card in processing is checked every five seconds and announced once it is saved', async () => {
  const play = start({ isReturn: true });
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

it('another card and a retry each load a new secret; a lost form is unavailable', async () => {
  const play = start({ isReturn: true });
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
