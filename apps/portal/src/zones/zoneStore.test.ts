import { noChanges } from '@may/domain';
import { zoneRecordFixture } from '@may/domain/fixtures';
import type { ChangeRun } from '@may/machines';
import { expect, it } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { createZoneStore } from './zoneStore.ts';

const mine = { userId: 'usr_1', domainId: 'dom_1' };
const hour = 3_600_000;
const record = zoneRecordFixture();
const changes = { ...noChanges, deleted: [record] };
const run: ChangeRun = {
  direction: 'forward',
  key: 'run',
  progress: [{ step: { key: 'delete 1', kind: 'delete', record }, status: 'sending', id: null, error: null }],
};

const storeAt = (storage = memoryStorage()) => {
  const clock = { now: 1_000_000 };
  return { clock, storage, store: createZoneStore(storage, () => clock.now) };
};

it('keeps a run only for its customer and its domain', () => {
  const { store } = storeAt();
  store.writeRun(mine, run);
  expect(store.readRun(mine)).toEqual(run);
  expect(store.readRun({ ...mine, userId: 'usr_2' })).toBeNull();
  expect(store.readRun({ ...mine, domainId: 'dom_2' })).toBeNull();
  store.writeRun(mine, null);
  expect(store.readRun(mine)).toBeNull();
});

it.each(['untold', 'unconfirmed'])(
  'stores `untold` for a tab of an older version, and reads `%s` as `unconfirmed`',
  (stored) => {
    const { store, storage } = storeAt();
    const [sent] = run.progress;
    const error = { kind: 'unconfirmed', serverMessage: null } as const;
    const unclear: ChangeRun = { ...run, progress: sent ? [{ ...sent, status: 'unclear', error }] : [] };
    store.writeRun(mine, unclear);
    const key = 'may.dns.run.usr_1.dom_1';
    const text = storage.get(key) ?? '';
    expect(text).toContain('"untold"');
    storage.set(key, text.replace('untold', stored));
    expect(store.readRun(mine)).toEqual(unclear);
  },
);

it('gives no run that is older than two days', () => {
  const { store, clock } = storeAt();
  store.writeRun(mine, run);
  clock.now += 49 * hour;
  expect(store.readRun(mine)).toBeNull();
});

it('keeps at most twenty undos for two days, newest first, each key once', () => {
  const { store, clock } = storeAt();
  for (let index = 0; index < 25; index += 1) store.addUndo(mine, { key: `run ${index}`, changes });
  store.addUndo(mine, { key: 'run 7', changes });
  expect(store.listUndos(mine)).toHaveLength(20);
  expect(
    store
      .listUndos(mine)
      .slice(0, 2)
      .map(({ key }) => key),
  ).toEqual(['run 7', 'run 24']);
  clock.now += 47 * hour;
  expect(store.listUndos(mine)).toHaveLength(20);
  clock.now += 2 * hour;
  expect(store.listUndos(mine)).toEqual([]);
});

it('forgets one undo and keeps the others', () => {
  const { store } = storeAt();
  store.addUndo(mine, { key: 'one', changes });
  store.addUndo(mine, { key: 'two', changes });
  store.forgetUndo(mine, 'two');
  expect(store.listUndos(mine).map(({ key }) => key)).toEqual(['one']);
});

it('drops unreadable rows and keeps the others', () => {
  const { store, storage } = storeAt();
  store.addUndo(mine, { key: 'one', changes });
  const kept = JSON.parse(storage.get('may.dns.undos') ?? '[]');
  storage.set('may.dns.undos', JSON.stringify([{ ...kept[0], changes: { added: 'all' } }, 7, ...kept]));
  expect(store.listUndos(mine)).toHaveLength(1);
  storage.set('may.dns.run.usr_1.dom_1', '{not json');
  expect(store.readRun(mine)).toBeNull();
});
