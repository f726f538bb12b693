import { noChanges } from '@may/domain/dns/changeSet.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { isFinished } from '@may/machines/dns/progress.ts';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { sharedStore } from '../../browser/storage/sharedStore.ts';
import { changeSetSchema } from './changeSetSchema.ts';
import { type ChangeSetOptions, provideChangeSet } from './provideChangeSet.ts';
import { createZoneStore } from './zoneStore.ts';

const owner = { userId: 'usr_1', domainId: 'dom_1' };
const domain = { id: 'dom_1', name: 'bienxanh.vn' };
const added = Array.from({ length: 26 }, (_, index) =>
  zoneRecordFixture({ id: `new ${index}`, name: `host-${index}` }),
);

type Moment = { entries: readonly [string, string][]; zone: readonly ZoneRecord[]; sent: readonly string[] };

/** A page and its provider, as a crash left them; `moments` holds what the next crash would leave, before and after each write. */
const openPage = ({ entries, zone: found, sent: before }: Moment) => {
  let zone = found;
  const sent = [...before];
  const moments: Moment[] = [];
  const storage = memoryStorage();
  for (const [key, value] of entries) storage.set(key, value);
  const crash = () =>
    moments.push({ entries: storage.keys().map((key) => [key, storage.get(key) ?? '']), zone, sent: [...sent] });
  const change = <Result>(act: () => Result): Result => {
    crash();
    const result = act();
    crash();
    return result;
  };
  const watched = {
    ...storage,
    set: (key: string, value: string) => change(() => storage.set(key, value)),
    remove: (key: string) => change(() => storage.remove(key)),
  };
  const createRecord: ChangeSetOptions['domains']['createRecord'] = async (_, { value, attemptKey, ...record }) => {
    sent.push(record.name);
    zone = [...zone, { ...record, id: `given ${record.name}`, values: [value] }];
    await Promise.resolve();
    return undefined;
  };
  const never = () => Promise.reject(new Error('These changes are additions.'));
  const store = createZoneStore(watched);
  const staged = sharedStore('staged', changeSetSchema, watched);
  const machine = provideChangeSet({
    ...{ owner, store, staged, sendsKeys: false, announceChanged: () => undefined },
    domains: { createRecord, updateRecord: never, deleteRecord: never },
    readZone: async () => zone,
  });
  const clock = { setTimeout: (wake: () => void) => queueMicrotask(wake), clearTimeout: () => undefined };
  const input = { domain, zone, staged: staged.read(), run: store.readRun(owner) };
  return { actor: createActor(machine, { input, clock }).start(), moments, run: input.run, zone: () => zone, sent };
};

it('after a crash before or after any write, a change that waits was not sent, and none is sent twice', async () => {
  const whole = openPage({ entries: [], zone: [], sent: [] });
  whole.actor.send({ type: 'stage', changes: { ...noChanges, added } });
  whole.actor.send({ type: 'review' });
  whole.actor.send({ type: 'confirm', key: 'run' });
  await waitFor(whole.actor, (snapshot) => snapshot.matches('applied'));
  // Each step is written before it is sent, and each write gives two moments.
  expect(whole.moments.length).toBeGreaterThan(added.length * 2);
  for (const moment of whole.moments) {
    const { actor, run, zone, sent } = openPage(moment);
    // Without a stored run no change was sent.
    const waiting = run?.progress.filter(({ status }) => status === 'waiting').map(({ step }) => step.record.name);
    expect(moment.sent.filter((name) => waiting?.includes(name))).toEqual([]);
    if (run === null) {
      expect(moment.sent).toEqual([]);
      continue;
    }
    // A finished run is kept for its undo.
    if (isFinished(run)) {
      expect(moment.sent).toHaveLength(added.length);
      continue;
    }
    await waitFor(actor, (snapshot) => snapshot.matches('halted') || snapshot.matches('applied'));
    actor.send({ type: 'continue' });
    await waitFor(actor, (snapshot) => snapshot.matches('applied'));
    expect(sent.toSorted()).toEqual(added.map(({ name }) => name).toSorted());
    expect(zone()).toHaveLength(added.length);
  }
});
