import { ApiError } from '@may/api';
import type { Server, ServerUpgrade, UpgradePart } from '@may/domain';
import { planFixture, serverFixture } from '@may/domain/fixtures';
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { memoryStorage } from '../../storage/memoryStorage.fixtures.ts';
import { createUpgradeAttempts } from './createUpgradeAttempts.ts';
import { provideServerUpgrade } from './provideServerUpgrade.ts';
import { startUpgrade } from './startUpgrade.ts';
import { createUpgradeStore } from './upgradeStore.ts';

const upgrade: ServerUpgrade = { part: 'disk', totalMb: 40_960 };
const updateDisks = vi.fn();
const announce = vi.fn();
let server: Server;
let storage: ReturnType<typeof memoryStorage>;

/** One tab of the server's page, in a browser tab of its own. */
const openPage = (part: UpgradePart = 'disk', getServer = async () => server) => {
  const store = createUpgradeStore(storage);
  const attempts = createUpgradeAttempts({
    servers: { updateDisks, updatePlan: vi.fn() },
    userId: 'usr_demo',
    serverId: 'srv_1',
    store,
    sendsKeys: false,
    getServer,
    pause: async () => undefined,
  });
  const listPlans = async () => [planFixture()];
  const machine = provideServerUpgrade({ attempts, part, listPlans, announce, refreshServer: () => undefined });
  const now = Date.now();
  const input = startUpgrade({ store, userId: 'usr_demo', serverId: 'srv_1', part, sendsKeys: false, now });
  return createActor(machine, { input }).start();
};
/** Presses until the upgrade is sent. */
const grow = async (page: ReturnType<typeof openPage>) => {
  page.send({ type: 'choose', upgrade });
  page.send({ type: 'review' });
  await waitFor(page, (snapshot) => snapshot.matches('reviewing'));
  page.send({ type: 'confirm' });
};

/** Sends the upgrade, whose answer is lost. */
const loseAnswer = async (page: ReturnType<typeof openPage>) => {
  updateDisks.mockRejectedValue(new TypeError('Failed to fetch'));
  await grow(page);
  const { attempt } = (await waitFor(page, (snapshot) => snapshot.matches('saving'))).children;
  if (!attempt) throw new Error('The state saving runs the attempt.');
  await waitFor(attempt, (snapshot) => snapshot.matches('doubtful'));
};

beforeEach(() => {
  storage = memoryStorage();
  server = serverFixture();
  updateDisks.mockReset();
  announce.mockReset();
});

it('continues an unanswered upgrade after a reload and in another tab, and not in the tab of another part', async () => {
  const first = openPage();
  await loseAnswer(first);
  expect(openPage('mariadb').getSnapshot().matches('choosing')).toBe(true);
  server = serverFixture({ diskMb: 40_960 });
  const reloaded = openPage();
  await waitFor(reloaded, (snapshot) => snapshot.matches('saved'));
  expect(reloaded.getSnapshot().context.upgraded).toEqual(server);
  expect(openPage().getSnapshot().matches('choosing')).toBe(true);
  expect(updateDisks).toHaveBeenCalledOnce();
});

it('does not continue an upgrade that the customer started over, and names it in the next review', async () => {
  const first = openPage();
  await loseAnswer(first);
  first.send({ type: 'startOver' });
  const second = openPage('mariadb');
  second.send({ type: 'choose', upgrade: { part: 'mariadb', totalMb: 20_480 } });
  second.send({ type: 'review' });
  await waitFor(second, (snapshot) => snapshot.matches('reviewing'));
  expect(second.getSnapshot().context.review?.earlier).toMatchObject({ upgrade, blocks: true });
  expect(openPage().getSnapshot().matches('choosing')).toBe(true);
});

it('announces the provider’s words after a refusal, and a disk under the minimum', async () => {
  updateDisks.mockRejectedValue(new ApiError({ status: 402, serverMessage: 'Số dư không đủ' }));
  const page = openPage();
  await grow(page);
  await waitFor(page, (snapshot) => snapshot.matches({ choosing: 'refused' }));
  page.send({ type: 'choose', upgrade: { part: 'disk', totalMb: 9_216 } });
  page.send({ type: 'review' });
  await waitFor(page, (snapshot) => snapshot.matches({ choosing: 'refused' }));
  expect(announce.mock.calls).toEqual([
    [{ kind: 'upgradeRefused', subject: { part: 'disk', serverMessage: 'Số dư không đủ' }, remedy: null }],
    [{ kind: 'diskTooSmall', subject: null, remedy: null }],
  ]);
});

it('announces no failed upgrade if only the server could not be read', async () => {
  const page = openPage('disk', () => Promise.reject(new TypeError('Failed to fetch')));
  page.send({ type: 'choose', upgrade });
  page.send({ type: 'review' });
  await waitFor(page, (snapshot) => snapshot.matches({ choosing: 'refused' }));
  expect(page.getSnapshot().context.error).toEqual({ kind: 'unknown', serverMessage: null });
  expect(announce).not.toHaveBeenCalled();
});
