import { ApiError } from '@may/api';
import { attemptPatience, type Server, type ServerUpgrade } from '@may/domain';
import { serverFixture } from '@may/domain/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../storage/memoryStorage.fixtures.ts';
import { createUpgradeAttempts } from './createUpgradeAttempts.ts';
import { createUpgradeStore, type UpgradeStore } from './upgradeStore.ts';

const disk: ServerUpgrade = { part: 'disk', totalMb: 40_960 };
const mariadb: ServerUpgrade = { part: 'mariadb', totalMb: 20_480 };
const plan: ServerUpgrade = { part: 'plan', planId: '3' };
const before = serverFixture();
const lost = new TypeError('Failed to fetch');
const refusal = (status: number) => new ApiError({ status, serverMessage: 'Số dư không đủ' });

const updateDisks = vi.fn();
const updatePlan = vi.fn();
/** The server at the provider. */
let server: Server;
let store: UpgradeStore;
let clock: number;
let afterPause: () => void;

const upgrades = (sendsKeys = false, getServer = async () => server) => {
  let minted = 0;
  return createUpgradeAttempts({
    servers: { updateDisks, updatePlan },
    userId: 'usr_demo',
    serverId: 'srv_1',
    store,
    sendsKeys,
    getServer,
    createKey: () => {
      minted += 1;
      return `key-${store.list('usr_demo').length + minted}`;
    },
    pause: async () => afterPause(),
    now: () => clock,
  });
};

/** Opens and sends an upgrade of the server as it is now; the failure is the answer. */
const press = async (upgrade: ServerUpgrade, attempts = upgrades()) => {
  const intent = { serverId: 'srv_1', upgrade, reviewed: server };
  const { key } = await attempts.open({ intent, key: null });
  const answer = await attempts.send({ intent, key, mayHaveArrived: false }).catch((failure: unknown) => failure);
  return { key, intent, answer };
};

beforeEach(() => {
  clock = 1_000;
  afterPause = () => undefined;
  server = before;
  store = createUpgradeStore(memoryStorage(), () => clock);
  updateDisks.mockReset().mockImplementation(async ({ diskMb, mariadbDiskMb }) => {
    server = { ...server, diskMb, mariadbDiskMb };
  });
  updatePlan.mockReset().mockImplementation(async ({ planId }) => {
    server = { ...server, planId };
  });
});

describe('an upgrade', () => {
  it.each([true, false])(
    'is stored before it is sent, and settled once the server shows it (keys: %s)',
    async (keys) => {
      updateDisks.mockImplementation(async () => {
        expect(store.list('usr_demo')).toMatchObject([{ sentAt: 1_000, phase: 'begun' }]);
      });
      const { key, answer } = await press(disk, upgrades(keys));
      expect(answer).toEqual({ server: null });
      expect(updateDisks).toHaveBeenCalledExactlyOnceWith({
        id: 'srv_1',
        name: 'wp-bien-xanh',
        containers: 1,
        diskMb: 40_960,
        mariadbDiskMb: 10_240,
        attemptKey: keys ? key : null,
      });
      expect(store.find(key)).toMatchObject({ phase: 'open', isAccepted: true });
      server = { ...before, diskMb: 40_960 };
      await upgrades().readServer();
      expect(store.find(key)?.phase).toBe('settled');
    },
  );

  it('of the plan carries the plan, and one of a missing MariaDB disk carries the present SSD', async () => {
    server = serverFixture({ name: 'Shop A', rawName: ' Shop  A', mariadbDiskMb: 0 });
    await press(plan);
    expect(updatePlan).toHaveBeenCalledExactlyOnceWith({
      id: 'srv_1',
      name: ' Shop  A',
      planId: '3',
      attemptKey: null,
    });
    await press(mariadb);
    expect(updateDisks.mock.lastCall?.[0]).toMatchObject({ diskMb: 20_480, mariadbDiskMb: 20_480 });
  });

  it('whose answer is lost is found by the server’s sizes, at once or after a second reading', async () => {
    updateDisks.mockRejectedValue(lost);
    afterPause = () => {
      server = { ...before, diskMb: 40_960 };
    };
    const { key, answer } = await press(disk);
    expect(answer).toEqual({ server: { ...before, diskMb: 40_960 } });
    expect(store.find(key)?.phase).toBe('settled');
    expect(updateDisks).toHaveBeenCalledOnce();
  });

  it('that the server does not show stays unknown, and its repeat sends nothing if the first request arrived late', async () => {
    updateDisks.mockRejectedValue(lost);
    const { key, intent, answer } = await press(disk);
    expect(answer).toMatchObject({ kind: 'unknown' });
    expect(await upgrades().reconcile(key)).toMatchObject({ status: 'unknown' });
    server = { ...before, diskMb: 40_960 };
    expect(await upgrades().send({ intent, key, mayHaveArrived: true })).toMatchObject({ server });
    expect(updateDisks).toHaveBeenCalledOnce();
  });

  it('whose copy is refused because the first request arrived counts as done', async () => {
    updateDisks.mockImplementation(async () => {
      server = { ...before, diskMb: 40_960 };
      throw refusal(422);
    });
    expect((await press(disk)).answer).toMatchObject({ server: { diskMb: 40_960 } });
    expect(upgrades().findEarlier(mariadb, server)).toBeNull();
  });

  it('whose copy is refused before the server shows the first one is found by a later reading', async () => {
    updateDisks.mockRejectedValue(refusal(422));
    afterPause = () => {
      server = { ...before, diskMb: 40_960 };
    };
    expect((await press(disk)).answer).toMatchObject({ server: { diskMb: 40_960 } });
  });

  it('that is refused stays unknown if another device has changed the plan meanwhile, because that hides the first request', async () => {
    updatePlan.mockImplementation(async () => {
      server = { ...before, planId: '1' };
      throw refusal(422);
    });
    expect((await press(plan)).answer).toMatchObject({ kind: 'unknown' });
  });

  it('that is refused stays unknown if the server cannot be read to compare', async () => {
    const readings = vi.fn<() => Promise<Server>>().mockRejectedValue(lost).mockResolvedValueOnce(server);
    updateDisks.mockRejectedValue(refusal(422));
    const { key, answer } = await press(disk, upgrades(false, readings));
    expect(answer).toMatchObject({ kind: 'unknown' });
    expect(store.find(key)?.phase).toBe('open');
    expect(upgrades().findEarlier(mariadb, server)).toMatchObject({ blocks: true });
  });

  it('that is refused leaves no trace, and carries the provider’s words', async () => {
    updateDisks.mockRejectedValue(refusal(402));
    expect((await press(disk)).answer).toEqual({ kind: 'refused', serverMessage: 'Số dư không đủ' });
    expect(store.list('usr_demo')).toEqual([]);
  });

  it('of a server that another device has changed since the review is not sent', async () => {
    const attempts = upgrades();
    const intent = { serverId: 'srv_1', upgrade: disk, reviewed: before };
    const { key } = await attempts.open({ intent, key: null });
    server = { ...before, mariadbDiskMb: 30_720 };
    await expect(attempts.send({ intent, key, mayHaveArrived: false })).rejects.toMatchObject({ kind: 'otherAmount' });
    expect(updateDisks).not.toHaveBeenCalled();
    expect(store.list('usr_demo')).toEqual([]);
  });

  it('sent again to a server that another device has changed since the review sends nothing, and says so after one reading', async () => {
    updateDisks.mockRejectedValue(lost);
    const { key, intent } = await press(disk);
    server = { ...before, mariadbDiskMb: 30_720 };
    const readings = vi.fn(async () => server);
    const again = upgrades(false, readings).send({ intent, key, mayHaveArrived: true });
    await expect(again).rejects.toMatchObject({ kind: 'otherAmount' });
    expect(readings).toHaveBeenCalledOnce();
    expect(updateDisks).toHaveBeenCalledOnce();
    expect(store.find(key)?.phase).toBe('open');
  });

  it('that was never sent, because its page was closed, is forgotten when it is asked about', async () => {
    const attempts = upgrades();
    const { key } = await attempts.open({ intent: { serverId: 'srv_1', upgrade: disk, reviewed: before }, key: null });
    expect(await attempts.reconcile(key)).toMatchObject({ status: 'cancelled' });
    expect(store.list('usr_demo')).toEqual([]);
  });

  it('pressed again continues the same attempt with the sizes that were reviewed last', async () => {
    updateDisks.mockRejectedValue(lost);
    const { key } = await press(disk);
    upgrades().putAway(key);
    const now = { ...before, planId: '3' };
    const opened = await upgrades().open({ intent: { serverId: 'srv_1', upgrade: disk, reviewed: now }, key: null });
    expect(opened).toMatchObject({ key, isKnown: true });
    expect(store.find(key)).toMatchObject({ reviewed: { planId: '3' }, isPutAway: false });
  });

  it('pressed in two tabs at once is sent once, and the other tab shows it at its next press', async () => {
    const first = upgrades();
    const intent = { serverId: 'srv_1', upgrade: disk, reviewed: before };
    const { key } = await first.open({ intent, key: null });
    const row = store.find(key);
    if (!row) throw new Error('An upgrade is remembered once it is opened.');
    // Both upgrades began before either tab could read the other's.
    store.save({ ...row, key: 'later', createdAt: row.createdAt + 1 });
    const other = upgrades();
    await expect(other.send({ intent, key: 'later', mayHaveArrived: false })).rejects.toMatchObject({
      kind: 'otherTab',
    });
    await first.send({ intent, key, mayHaveArrived: false });
    expect(await other.open({ intent, key: null })).toMatchObject({ key, isKnown: true, receipt: { server: null } });
    expect(updateDisks).toHaveBeenCalledOnce();
  });
});

describe('an unanswered upgrade', () => {
  beforeEach(async () => {
    updateDisks.mockRejectedValue(lost);
    await press(mariadb);
    updateDisks.mockReset().mockResolvedValue(undefined);
  });

  it('blocks one of the other disk for 15 minutes, because one request would undo the other', async () => {
    expect(upgrades().findEarlier(disk, server)).toMatchObject({ upgrade: mariadb, isSame: false, blocks: true });
    expect((await press(disk)).answer).toMatchObject({ kind: 'otherAmount' });
    expect(updateDisks).not.toHaveBeenCalled();
    clock += attemptPatience;
    expect(upgrades().findEarlier(disk, server)).toMatchObject({ blocks: false });
    await press(disk);
    expect(updateDisks).toHaveBeenCalledOnce();
  });

  it('blocks for 15 minutes even if the server shows it, because another device may have made the same change', async () => {
    server = { ...before, mariadbDiskMb: 20_480 };
    await upgrades().readServer();
    expect(upgrades().findEarlier(disk, server)).toMatchObject({ upgrade: mariadb, blocks: true });
    clock += attemptPatience;
    expect(upgrades().findEarlier(disk, server)).toBeNull();
    await press(disk);
    expect(updateDisks.mock.lastCall?.[0]).toMatchObject({ diskMb: 40_960, mariadbDiskMb: 20_480 });
  });

  it('does not block the plan, whose request carries no disk', async () => {
    expect(upgrades().findEarlier(plan, server)).toMatchObject({ blocks: false });
    await press(plan);
    expect(updatePlan).toHaveBeenCalledOnce();
  });

  it('of a clock that was a year ahead blocks for 15 minutes after the next reading', async () => {
    store.change('key-1', { sentAt: clock + 365 * 24 * 3_600_000 });
    await upgrades().readServer();
    expect(upgrades().findEarlier(disk, server)).toMatchObject({ blocks: true, at: clock });
    clock += attemptPatience;
    expect(upgrades().findEarlier(disk, server)).toMatchObject({ blocks: false });
  });
});

it('an upgrade that was sent twice blocks the next one for 15 minutes, because the first request may still arrive', async () => {
  updatePlan.mockRejectedValueOnce(lost);
  const { key, intent } = await press(plan);
  await upgrades().send({ intent, key, mayHaveArrived: true });
  await upgrades().readServer();
  expect(store.find(key)?.phase).toBe('settled');
  const back: ServerUpgrade = { part: 'plan', planId: '2' };
  expect(upgrades().findEarlier(back, server)).toMatchObject({ key, blocks: true });
  clock += attemptPatience;
  expect(upgrades().findEarlier(back, server)).toBeNull();
});

describe('an accepted upgrade that the server does not show', () => {
  beforeEach(async () => {
    updatePlan.mockResolvedValue(undefined);
    await press(plan);
  });

  it('blocks another plan for 15 minutes, and then only warns', async () => {
    const other: ServerUpgrade = { part: 'plan', planId: '1' };
    expect(upgrades().findEarlier(other, server)).toMatchObject({ blocks: true, isAccepted: true });
    clock += attemptPatience;
    expect(upgrades().findEarlier(other, server)).toMatchObject({ blocks: false, isAccepted: true });
    expect((await press(other)).answer).toEqual({ server: null });
  });

  it('is continued by the same press for 15 minutes, and sent anew by a later one', async () => {
    const again = { intent: { serverId: 'srv_1', upgrade: plan, reviewed: server }, key: null };
    expect(await upgrades().open(again)).toMatchObject({ isKnown: true, receipt: { server: null } });
    clock += attemptPatience;
    expect(upgrades().findEarlier(plan, server)).toMatchObject({ isSame: false, isAccepted: true });
    expect(await upgrades().open(again)).toMatchObject({ isKnown: false, receipt: null });
  });
});

it('a plan whose answer was lost is wanted again under a new key once another device has replaced it', async () => {
  updatePlan.mockRejectedValueOnce(lost);
  const { key } = await press(plan, upgrades(true));
  const openNow = (planId: string) => {
    server = { ...before, planId };
    return upgrades(true).open({ intent: { serverId: 'srv_1', upgrade: plan, reviewed: server }, key: null });
  };
  clock += attemptPatience;
  expect(await openNow('2')).toMatchObject({ key, isKnown: true });
  expect(await openNow('1')).toMatchObject({ isKnown: false });
});
