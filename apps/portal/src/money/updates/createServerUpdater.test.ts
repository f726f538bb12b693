import { ApiError } from '@may/api';
import { Permit } from '@may/api/permit';
import type { Confirmed } from '@may/domain/confirmed.ts';
import { planFixture, serverFixture } from '@may/domain/fixtures';
import type { Server } from '@may/domain/servers/server.ts';
import type { ServerUpgrade } from '@may/domain/servers/upgrade.ts';
import { attemptPatience } from '@may/domain/top-up/attempt.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { SafeStorage } from '../../browser/storage/createStorage.ts';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, writeSession } from '../../browser/storage/storedSession.ts';
import { provideServerUpgrade } from '../../features/servers/upgrade/provideServerUpgrade.ts';
import { startUpgrade } from '../../features/servers/upgrade/startUpgrade.ts';
import { createServerUpdater } from './createServerUpdater.ts';
import { createSentUpdates, type SentUpdates } from './sentUpdates.ts';

const disk: ServerUpgrade = { part: 'disk', totalMb: 40_960 };
const mariadb: ServerUpgrade = { part: 'mariadb', totalMb: 20_480 };
const plan: ServerUpgrade = { part: 'plan', planId: '3' };
const lost = new TypeError('Failed to fetch');
const refusal = new ApiError({ status: 402, serverMessage: 'Số dư không đủ' });

const updateDisks = vi.fn();
const updatePlan = vi.fn();
const updateDomains = vi.fn();
const listPlans = vi.fn();
let getServer: () => Promise<Confirmed<Server>>;
/** The server at the provider. */
let server: Confirmed<Server>;
let clock: number;
let storage: SafeStorage;
let store: SentUpdates;
let afterPause: () => void;

/** A request as the client sends it: only while its press counts. */
const whilePermitted =
  <Input>(put: (input: Input) => Promise<void>) =>
  async (input: Input, permit: Permit) => {
    permit.check();
    return put(input);
  };

/** A tab of the server's page, which reviews and confirms upgrades. */
const openTab = (sendsKeys = false) => {
  const updater = createServerUpdater({
    servers: {
      updateDisks: whilePermitted(updateDisks),
      updatePlan: whilePermitted(updatePlan),
      updateDomains,
    },
    userId: 'usr_demo',
    serverId: 'srv_1',
    store,
    sendsKeys,
    getServer: () => getServer(),
    pause: async () => afterPause(),
  });
  const nothing = () => undefined;
  const provided = provideServerUpgrade({ updater, listPlans, refreshServer: nothing });
  const machine = provided.provide({ actions: { announce: nothing } });
  return {
    updater,
    readServer: updater.readServer,
    /** Presses for an upgrade until it has an end; `meanwhile` happens between the review and the confirmation. */
    press: async (upgrade: ServerUpgrade, meanwhile: () => void = nothing) => {
      const input = { serverId: 'srv_1', part: upgrade.part, sent: null };
      const actor = createActor(machine, { input }).start();
      actor.send({ type: 'choose', upgrade });
      actor.send({ type: 'review' });
      const reviewed = await waitFor(
        actor,
        (snapshot) => snapshot.matches('reviewing') || snapshot.matches('choosing'),
      );
      if (reviewed.context.review?.blocking) return 'blocked';
      meanwhile();
      actor.send({ type: 'confirm' });
      const { value, context } = await waitFor(
        actor,
        (snapshot) => !snapshot.matches('saving') && !snapshot.matches('quoting'),
      );
      actor.stop();
      if (context.isAccepted) return 'accepted';
      return context.error ? [context.error.kind, context.error.serverMessage] : value;
    },
  };
};

afterEach(clearStoredSession);
beforeEach(() => {
  writeSession(storedSessionFixture());
  clock = 1_000;
  afterPause = () => undefined;
  server = serverFixture();
  getServer = async () => server;
  storage = memoryStorage();
  store = createSentUpdates(storage, () => clock);
  listPlans.mockReset().mockResolvedValue([planFixture(), planFixture({ id: '1' }), planFixture({ id: '3' })]);
  updateDisks.mockReset().mockImplementation(async ({ diskMb, mariadbDiskMb }) => {
    server = { ...server, diskMb, mariadbDiskMb };
  });
  updatePlan.mockReset().mockImplementation(async ({ planId }) => {
    server = { ...server, planId };
  });
});
const open = () => store.list('usr_demo', 'srv_1');

describe('an upgrade', () => {
  it.each([true, false])(
    'names both disks, is stored before it is sent, and ends with a reading (keys: %s)',
    async (keys) => {
      server = serverFixture({ name: 'Shop A', rawName: ' Shop  A' });
      updateDisks.mockImplementation(async ({ diskMb }) => {
        expect(open()).toMatchObject([{ sentAt: 1_000, isAccepted: false }]);
        server = { ...server, diskMb };
      });
      expect(await openTab(keys).press(disk)).toBe('saved');
      expect(updateDisks).toHaveBeenCalledOnce();
      expect(updateDisks.mock.lastCall?.[0]).toMatchObject({
        id: 'srv_1',
        name: ' Shop  A',
        containers: 1,
        diskMb: 40_960,
        mariadbDiskMb: 10_240,
        attemptKey: keys ? expect.any(String) : null,
      });
      expect(open()).toEqual([]);
    },
  );

  it('of the plan carries the plan, and one of a missing MariaDB disk carries the present SSD', async () => {
    server = serverFixture({ mariadbDiskMb: 0 });
    await openTab().press(plan);
    expect(updatePlan.mock.lastCall?.[0]).toMatchObject({ id: 'srv_1', planId: '3', attemptKey: null });
    await openTab().press(mariadb);
    expect(updateDisks.mock.lastCall?.[0]).toMatchObject({ diskMb: 20_480, mariadbDiskMb: 20_480 });
  });

  it('that is not known is sent again with its key, and a late first request leaves nothing to send', async () => {
    updateDisks.mockRejectedValue(lost);
    const tab = openTab(true);
    expect(await tab.press(disk)).toEqual(['unknown', null]);
    await tab.press(disk);
    const [first, second] = updateDisks.mock.calls.map(([{ attemptKey }]) => attemptKey);
    expect(first).toBe(second);
    const late = () => {
      server = serverFixture({ diskMb: 40_960 });
    };
    expect(await tab.press(disk, late)).toBe('saved');
    expect(updateDisks).toHaveBeenCalledTimes(2);
  });

  it('that was settled and is wished again has a new key: a provider would answer the old one without a change', async () => {
    updatePlan.mockResolvedValueOnce(undefined);
    const tab = openTab(true);
    expect(await tab.press(plan)).toBe('accepted');
    server = serverFixture({ planId: '3' });
    await tab.readServer();
    expect(await tab.press({ part: 'plan', planId: '1' })).toBe('saved');
    expect(await tab.press(plan)).toBe('saved');
    const [first, , third] = updatePlan.mock.calls.map(([{ attemptKey }]) => attemptKey);
    expect(first).not.toBe(third);
  });

  it('whose page is left while the server is read before the request sends nothing', async () => {
    const reading = Promise.withResolvers<Confirmed<Server>>();
    const updater = openTab().updater;
    getServer = () => reading.promise;
    let isHere = true;
    const isDone = (now: Server) => now.planId === '3';
    const sent = updater.send(
      { isDone, updateFor: () => ({ kind: 'plan', name: 'a', planId: '3' }) },
      new Permit(() => isHere),
    );
    isHere = false;
    reading.resolve(server);
    expect(await sent).toMatchObject({ status: 'unread' });
    expect(updatePlan).not.toHaveBeenCalled();
    expect(open()).toEqual([]);
  });

  it('whose copy is refused because the first request arrived is done, also after a second reading', async () => {
    updateDisks.mockRejectedValue(refusal);
    afterPause = () => {
      server = serverFixture({ diskMb: 40_960 });
    };
    expect(await openTab().press(disk)).toBe('saved');
    expect(await openTab().press(mariadb)).not.toBe('blocked');
  });

  it.each([
    ['the server cannot be read to compare', () => (getServer = () => Promise.reject(lost))],
    ['another device has changed the plan meanwhile', () => (server = serverFixture({ planId: '1' }))],
    ['an earlier request with its value has no answer', () => undefined],
  ])('that is refused is not known if %s', async (why, happen) => {
    updatePlan.mockRejectedValueOnce(lost);
    if (why.startsWith('an earlier')) await openTab().press(plan);
    updatePlan.mockReset().mockImplementation(async () => {
      happen();
      throw refusal;
    });
    expect(await openTab().press(plan)).toEqual(['unknown', 'Số dư không đủ']);
    expect(open()).toHaveLength(1);
  });

  it.each([
    ['another device has changed the other disk', () => (server = serverFixture({ mariadbDiskMb: 30_720 }))],
    [
      'the price has changed',
      () => listPlans.mockResolvedValue([planFixture({ price: { amount: 1, currency: 'VND' } })]),
    ],
  ])('is not sent, and reviewed again, if %s since the review', async (_, happen) => {
    expect(await openTab().press(disk, happen)).toBe('reviewing');
    expect(updateDisks).not.toHaveBeenCalled();
  });

  it('that is refused is looked for three times, and twice if it changes the domains', async () => {
    const plan = { kind: 'plan', name: 'a', planId: '3' } as const;
    const domains = { kind: 'domains', name: 'a', domains: ['a.vn'] } as const;
    for (const [update, send, looks] of [
      [plan, updatePlan, 3],
      [domains, updateDomains, 2],
    ] as const) {
      const read = vi.fn(async () => server);
      getServer = read;
      send.mockReset().mockRejectedValue(refusal);
      const wish = { isDone: () => false, updateFor: () => update };
      const serverMessage = 'Số dư không đủ';
      expect(await openTab().updater.send(wish, new Permit(() => true))).toMatchObject({
        status: 'refused',
        serverMessage,
      });
      expect(send.mock.lastCall?.[0]).toEqual({ ...update, id: 'srv_1', attemptKey: null });
      expect(read).toHaveBeenCalledTimes(1 + looks);
    }
  });

  it.each([
    ['refused if two readings of four come', ['fails', 'comes', 'fails', 'comes'], 'refused'],
    ['unknown if one reading comes', ['fails', 'comes', 'fails', 'fails'], 'unknown'],
  ])('whose request is refused is %s', async (_, readings, status) => {
    updatePlan.mockImplementation(async () => {
      getServer = () => (readings.shift() === 'comes' ? Promise.resolve(server) : Promise.reject(lost));
      throw refusal;
    });
    const wish = { isDone: () => false, updateFor: () => ({ kind: 'plan', name: 'a', planId: '3' }) as const };
    expect(await openTab().updater.send(wish, new Permit(() => true))).toMatchObject({ status });
    expect(readings).toEqual([]);
  });

  it('is not sent if the server cannot be read again', async () => {
    const happen = () => (getServer = () => Promise.reject(lost));
    expect(await openTab().press(disk, happen)).toEqual(['unread', null]);
    expect(updateDisks).not.toHaveBeenCalled();
  });
});

describe('an update that may still arrive', () => {
  it('does not block the same server of another customer, nor another server, and stays after a reading of this one', async () => {
    const update = { kind: 'plan', name: 'a', planId: '3' } as const;
    const others = [
      { userId: 'usr_other', serverId: 'srv_1' },
      { userId: 'usr_demo', serverId: 'srv_2' },
    ];
    for (const other of others) store.begin({ ...other, update });
    for (const row of store.list('usr_demo', 'srv_2')) store.accept(row);
    server = serverFixture({ planId: '3' });
    expect(await openTab().press({ part: 'plan', planId: '1' })).toBe('saved');
    expect(others.map(({ userId, serverId }) => store.list(userId, serverId).length)).toEqual([1, 1]);
  });

  it('blocks another value also right before the request', async () => {
    store.begin({ userId: 'usr_demo', serverId: 'srv_1', update: { kind: 'plan', name: 'a', planId: '1' } });
    const update = { kind: 'plan', name: 'a', planId: '3' } as const;
    const wish = { isDone: () => false, updateFor: () => update };
    expect(await openTab().updater.send(wish, new Permit(() => true))).toMatchObject({ status: 'blocked' });
    expect(updatePlan).not.toHaveBeenCalled();
  });

  it('blocks another value of its kind for 15 minutes, and not the plan', async () => {
    updateDisks.mockRejectedValueOnce(lost);
    await openTab().press(mariadb);
    clock += attemptPatience - 1;
    expect(await openTab().press(disk)).toBe('blocked');
    expect(await openTab().press(plan)).toBe('saved');
    clock += 1;
    expect(await openTab().press(disk)).toBe('saved');
  });

  it('blocks although the server shows it, if it has no answer: another device may have made the same change', async () => {
    updateDisks.mockRejectedValueOnce(lost);
    await openTab().press(mariadb);
    server = serverFixture({ mariadbDiskMb: 20_480 });
    expect(await openTab().press(disk)).toBe('blocked');
  });

  it('blocks after it was sent twice, because the first request may still arrive', async () => {
    updatePlan.mockRejectedValueOnce(lost);
    await openTab().press(plan);
    expect(await openTab().press(plan)).toBe('saved');
    expect(await openTab().press({ part: 'plan', planId: '2' })).toBe('blocked');
  });

  it('is shown after a reload and in another tab, until the server shows it', async () => {
    updatePlan.mockResolvedValue(undefined);
    expect(await openTab().press(plan)).toBe('accepted');
    expect(startUpgrade(open(), server, 'plan').sent).toEqual({ upgrade: plan, isAccepted: true });
    expect(startUpgrade(open(), server, 'disk').sent).toBeNull();
    server = serverFixture({ planId: '3' });
    expect(startUpgrade(open(), server, 'plan').sent).toBeNull();
    await openTab().readServer();
    expect(open()).toEqual([]);
  });

  it('of a clock that was a year ahead blocks for 15 minutes after the next reading', async () => {
    updateDisks.mockRejectedValueOnce(lost);
    clock += 365 * 24 * 3_600_000;
    await openTab().press(mariadb);
    clock = 1_000;
    expect(await openTab().press(disk)).toBe('blocked');
    clock += attemptPatience;
    expect(await openTab().press(disk)).toBe('saved');
  });
});
