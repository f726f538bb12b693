import { Permit } from '@may/api/permit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, writeSession } from '../../browser/storage/storedSession.ts';
import { createOrderAttempts } from './createOrderAttempts.ts';
import { emptyChoices, orderDraft, startOrder } from './orderDraft.ts';
import { createOrderStore } from './orderStore.ts';
import { provideOrderServer } from './provideOrderServer.ts';

const draft = orderDraft.wordpress;
const choices = { regionId: '1', planId: '2', diskMb: 20_480, mariadbDiskMb: 10_240, user: '', containers: 1 };
const permit = new Permit(() => true);

beforeEach(() => writeSession(storedSessionFixture()));
afterEach(clearStoredSession);
afterEach(draft.clear);

it('announces a server that was ordered after the customer left the page, and sends no second order', async () => {
  const createServer = vi.fn(async () => ({ id: 'srv_new' }));
  const store = createOrderStore(memoryStorage());
  const attempts = createOrderAttempts({
    servers: { createServer },
    userId: 'usr_demo',
    store,
    sendsKeys: false,
    listServers: async () => [],
    listInvoices: async () => [],
  });
  const intent = { ...choices, password: 'Matkhau!1' };
  const { key } = await attempts.open({ intent, key: null, over: [] }, permit);
  await attempts.send({ intent, key, mayHaveArrived: false }, permit);
  draft.write({ choices, attemptKey: key });

  const goToProgress = vi.fn();
  const machine = provideOrderServer({
    attempts,
    draft,
    listPlans: async () => [],
    awaitEvents: () => undefined,
    announceRefusal: () => undefined,
    goToProgress,
  });
  const input = startOrder(emptyChoices, store.find(key), false);
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('ordered'));
  expect(createServer).toHaveBeenCalledOnce();
  // A reload on the result page continues the same order, not a blank form.
  const { choices: drafted, attemptKey } = draft.read() ?? { choices: emptyChoices, attemptKey: null };
  const reloaded = startOrder(drafted, store.find(attemptKey ?? ''), false);
  expect(reloaded).toMatchObject({ choices, attempt: { key, choices } });
  actor.send({ type: 'leave' });
  expect(draft.read()).toBeNull();
  expect(goToProgress).toHaveBeenCalledExactlyOnceWith('srv_new');
});
