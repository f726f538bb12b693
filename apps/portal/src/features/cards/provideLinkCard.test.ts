import { afterEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, keepCardSecret, writeSession } from '../../browser/storage/storedSession.ts';
import { provideLinkCard } from './provideLinkCard.ts';

const retrieveSetup = vi.hoisted(() => vi.fn(async (secret: string) => ({ status: secret })));
vi.mock('../../money/cards/cardProvider.ts', () => ({ retrieveSetup, loadCardProvider: async () => undefined }));

afterEach(() => retrieveSetup.mockClear());
afterEach(clearStoredSession);

const effects = {
  auth: { getCardSecret: async () => ({ clientSecret: 'seti_second_secret_2' }) },
  elements: () => null,
  returnUrl: '',
  consumeReturn: () => undefined,
  welcomeCard: () => undefined,
};

it.each([
  ['opened no form', null],
  ['opened another one', 'seti_own_secret_1'],
])('a card of the address in a tab that has %s is not asked about, and its status is unknown', async (_, own) => {
  if (own) keepCardSecret(own);
  const machine = provideLinkCard({ ...effects, cardSecret: { current: 'seti_forged_secret_9' } });
  const actor = createActor(machine, { input: { isReturn: true } }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('retrievingSetupIntent') && !snapshot.matches('starting'));
  expect(actor.getSnapshot().value).toBe('unknown');
  expect(retrieveSetup).not.toHaveBeenCalled();
});

it('a card of the address, then another form, then a new render of the page: the last form’s card is asked about', async () => {
  writeSession(storedSessionFixture({ clientStripe: 'seti_first_secret_1' }));
  const cardSecret = { current: 'seti_first_secret_1' };
  const provide = () => provideLinkCard({ ...effects, cardSecret });
  const machine = provide();
  const actor = createActor(machine, { input: { isReturn: true } }).start();
  await waitFor(actor, (snapshot) => snapshot.can({ type: 'another' }));
  actor.send({ type: 'another' });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  // As React does: each render gives the running machine new effects.
  machine.implementations = provide().implementations;
  actor.send({ type: 'form.shown' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('unknown'));
  actor.send({ type: 'check' });
  await waitFor(actor, (snapshot) => snapshot.matches('unknown') && snapshot.can({ type: 'check' }));
  expect(retrieveSetup.mock.calls).toEqual([['seti_first_secret_1'], ['seti_second_secret_2']]);
});
