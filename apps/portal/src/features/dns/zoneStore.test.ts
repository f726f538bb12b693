import { zoneRecordFixture } from '@may/domain/fixtures';
import type { ChangeRun } from '@may/machines/dns/changeSet.types.ts';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { createZoneStore } from './zoneStore.ts';

const mine = { userId: 'usr_1', domainId: 'dom_1' };
const hour = 3_600_000;
const run: ChangeRun = {
  direction: 'forward',
  key: 'run',
  progress: [
    {
      step: { key: 'delete 1', kind: 'delete', record: zoneRecordFixture() },
      status: 'unclear',
      id: null,
      error: { kind: 'unconfirmed', serverMessage: null },
    },
  ],
};

const openStore = () => {
  const storage = memoryStorage();
  const clock = { now: 1_000_000 };
  return { clock, storage, store: createZoneStore(storage, () => clock.now) };
};

it('keeps the last run only for its customer and its domain', () => {
  const { store } = openStore();
  store.writeRun(mine, run);
  expect(store.readRun(mine)).toEqual(run);
  expect(store.readRun({ ...mine, userId: 'usr_2' })).toBeNull();
  expect(store.readRun({ ...mine, domainId: 'dom_2' })).toBeNull();
  store.writeRun(mine, { ...run, key: 'next' });
  expect(store.isRunKept(mine)).toBe(true);
  expect(store.readRun(mine)?.key).toBe('next');
  store.forgetRun(mine);
  expect(store.readRun(mine)).toBeNull();
});

it('leaves the run before to be undone while the next one has changed nothing, and forgets it once that has', () => {
  const { store, clock } = openStore();
  const of = (key: string, status: 'applied' | 'sending' | 'skipped'): ChangeRun => ({
    ...run,
    key,
    progress: run.progress.map((step) => ({ ...step, status, error: null })),
  });
  store.writeRun(mine, of('first', 'applied'));
  clock.now += 47 * hour;
  store.writeRun(mine, of('next', 'sending'));
  expect(store.readRun(mine)?.key).toBe('next');
  store.writeRun(mine, of('next', 'skipped'));
  expect(store.readRun(mine)?.key).toBe('first');
  store.writeRun(mine, of('third', 'skipped'));
  expect(store.readRun(mine)?.key).toBe('first');
  clock.now += 2 * hour;
  expect(store.readRun(mine)).toBeNull();
  store.writeRun(mine, of('fourth', 'applied'));
  store.writeRun(mine, of('fifth', 'skipped'));
  expect(store.readRun(mine)?.key).toBe('fourth');
});

it('closes an unfinished run that changed something, when the run after it changes nothing', () => {
  const { store } = openStore();
  const [entry] = run.progress as [ChangeRun['progress'][number]];
  const half: ChangeRun = { ...run, key: 'half', progress: [{ ...entry, status: 'applied' }, entry] };
  store.writeRun(mine, half);
  store.writeRun(mine, { ...run, key: 'rest', progress: [{ ...entry, status: 'skipped' }] });
  expect(store.readRun(mine)?.progress.map(({ status }) => status)).toEqual(['applied', 'unconfirmed']);
});

it('gives no run that is older than two days, and none that it cannot read', () => {
  const { store, clock, storage } = openStore();
  store.writeRun(mine, run);
  clock.now += 47 * hour;
  expect(store.readRun(mine)).toEqual(run);
  clock.now += 2 * hour;
  expect(store.readRun(mine)).toBeNull();
  storage.set('may.dns.run.usr_1.dom_1', '{not json');
  expect(store.readRun(mine)).toBeNull();
});

it('forgets the earlier run when the browser refuses the next one, so that a reload resumes nothing', () => {
  const { store, storage } = openStore();
  store.writeRun(mine, run);
  const full = createZoneStore({ ...storage, set: () => false }, () => 1_000_000);
  full.writeRun(mine, { ...run, key: 'next' });
  expect([full.isRunKept(mine), store.isRunKept(mine), store.readRun(mine)]).toEqual([false, false, null]);
});
