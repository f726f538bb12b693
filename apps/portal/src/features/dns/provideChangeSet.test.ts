import { ApiError } from '@may/api';
import { type ChangeSet, noChanges } from '@may/domain/dns/changeSet.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { sharedStore } from '../../browser/storage/sharedStore.ts';
import { storedSessionFixture } from '../../browser/storage/storedSession.fixtures.ts';
import { clearStoredSession, writeSession } from '../../browser/storage/storedSession.ts';
import { changeSetSchema } from './changeSetSchema.ts';
import { type ChangeSetOptions, provideChangeSet } from './provideChangeSet.ts';
import { createZoneStore } from './zoneStore.ts';

const owner = { userId: 'usr_1', domainId: 'dom_1' };
const domain = { id: 'dom_1', name: 'bienxanh.vn' };
const root = zoneRecordFixture({ id: 'root', name: '@' });
const www = zoneRecordFixture({ id: 'www', name: 'www' });
const shop: ZoneRecord = { ...zoneRecordFixture({ id: 'new shop', name: 'shop' }), values: ['1.1.1.1', '1.0.0.1'] };
const adding: ChangeSet = { ...noChanges, added: [shop] };
const all: ChangeSet = { added: [shop], edited: [{ before: www, after: { ...www, ttl: 300 } }], deleted: [root] };

/** A provider that keeps records, and a newly opened page of changes. */
const openPage = (calls: Partial<ChangeSetOptions['domains']> = {}) => {
  let zone: readonly ZoneRecord[] = [root, www];
  let next = 1;
  const storage = memoryStorage();
  const store = createZoneStore(storage);
  const staged = sharedStore('staged', changeSetSchema, storage);
  const domains = {
    createRecord: vi.fn<ChangeSetOptions['domains']['createRecord']>(async (_, { value, attemptKey, ...record }) => {
      const made = { ...record, id: `given ${next++}`, values: [value] };
      zone = [...zone, made];
      return made;
    }),
    updateRecord: vi.fn<ChangeSetOptions['domains']['updateRecord']>(async (_, id, record) => {
      zone = zone.map((known) => (known.id === id ? { ...record, id } : known));
      return undefined;
    }),
    deleteRecord: vi.fn<ChangeSetOptions['domains']['deleteRecord']>(async (_, id) => {
      zone = zone.filter((known) => known.id !== id);
    }),
    ...calls,
  };
  const options = { domains, owner, store, staged, sendsKeys: true, announceChanged: vi.fn() };
  const machine = provideChangeSet({ ...options, readZone: async () => zone });
  const open = () =>
    createActor(machine, { input: { domain, zone, staged: staged.read(), run: store.readRun(owner) } }).start();
  return { ...options, open, zone: () => zone };
};

const applyAll = async (page: ReturnType<typeof openPage>, changes: ChangeSet, until: 'applied' | 'halted') => {
  const actor = page.open();
  actor.send({ type: 'stage', changes });
  actor.send({ type: 'review' });
  actor.send({ type: 'consent.give' });
  actor.send({ type: 'confirm', key: 'run' });
  await waitFor(actor, (snapshot) => snapshot.matches(until));
  return actor;
};

beforeEach(() => writeSession(storedSessionFixture()));
afterEach(clearStoredSession);

describe('the changes of a zone', () => {
  it('send one call per value, each with its own key, and edit and delete by the provider’s ids', async () => {
    const page = openPage();
    await applyAll(page, all, 'applied');
    const sent = vi.mocked(page.domains.createRecord).mock.calls.map(([, input]) => input);
    expect(sent.map(({ value }) => value)).toEqual(['1.1.1.1', '1.0.0.1']);
    expect(new Set(sent.map(({ attemptKey }) => attemptKey)).size).toBe(2);
    expect(page.domains.updateRecord).toHaveBeenCalledWith(
      domain,
      'www',
      expect.objectContaining({ ttl: 300 }),
      expect.anything(),
    );
    expect(page.domains.deleteRecord).toHaveBeenCalledWith(domain, 'root', expect.anything());
  });

  it('send no key to a provider without keys', async () => {
    const page = openPage();
    const machine = provideChangeSet({ ...page, sendsKeys: false, readZone: async () => page.zone() });
    const actor = createActor(machine, { input: { domain, zone: page.zone(), staged: adding, run: null } }).start();
    actor.send({ type: 'review' });
    actor.send({ type: 'confirm', key: 'run' });
    await waitFor(actor, (snapshot) => snapshot.matches('applied'));
    expect(page.domains.createRecord).toHaveBeenCalledWith(
      domain,
      expect.objectContaining({ attemptKey: null }),
      expect.anything(),
    );
  });

  it('stay staged until the records are read, and are a stored run from then on', async () => {
    const page = openPage({ deleteRecord: () => new Promise(() => undefined) });
    const actor = page.open();
    actor.send({ type: 'stage', changes: { ...noChanges, deleted: [www] } });
    expect(page.staged.read()?.deleted).toEqual([www]);
    actor.send({ type: 'review' });
    actor.send({ type: 'confirm', key: 'run' });
    expect([page.staged.read()?.deleted, page.store.readRun(owner)]).toEqual([[www], null]);
    await waitFor(actor, (snapshot) => snapshot.matches({ applying: 'sending' }));
    expect(page.staged.read()).toBeNull();
    expect(page.store.readRun(owner)?.progress.map(({ status }) => status)).toEqual(['sending']);
  });

  it('stay stored as the last run once all are applied, and are undone after a reload', async () => {
    const page = openPage();
    await applyAll(page, all, 'applied');
    expect(page.store.readRun(owner)?.progress.map(({ status }) => status)).toEqual(Array(4).fill('applied'));
    const actor = page.open();
    actor.send({ type: 'undo' });
    actor.send({ type: 'consent.give' });
    actor.send({ type: 'confirm', key: 'back' });
    await waitFor(actor, (snapshot) => snapshot.matches('applied'));
    const contentOf = (zone: readonly ZoneRecord[]) => zone.map(({ name, ttl, values }) => [name, ttl, values]).sort();
    expect(contentOf(page.zone())).toEqual(contentOf([root, www]));
    expect(page.store.readRun(owner)).toMatchObject({ direction: 'back', key: 'back' });
  });

  it('halt as "notOffered" at a call that the provider does not offer, and not at another refusal', async () => {
    const missing = new ApiError({ status: 405, serverMessage: null });
    const page = openPage({ deleteRecord: () => Promise.reject(missing) });
    const actor = await applyAll(page, { ...noChanges, deleted: [www] }, 'halted');
    expect(actor.getSnapshot().context.run?.progress[0]?.error?.kind).toBe('notOffered');
    const refused = new ApiError({ status: 422, code: 'invalid', serverMessage: 'Không nhận.' });
    const other = openPage({ deleteRecord: () => Promise.reject(refused) });
    const halted = await applyAll(other, { ...noChanges, deleted: [www] }, 'halted');
    expect(halted.getSnapshot().context.run?.progress[0]?.error).toEqual({
      kind: 'refused',
      serverMessage: 'Không nhận.',
    });
  });

  it('halt as "signedOut" at an ended session', async () => {
    const ended = new ApiError({ status: 401, serverMessage: 'Unauthorized' });
    const page = openPage({ deleteRecord: () => Promise.reject(ended) });
    const actor = await applyAll(page, { ...noChanges, deleted: [www] }, 'halted');
    expect(actor.getSnapshot().context.run?.progress[0]?.error).toEqual({ kind: 'signedOut', serverMessage: null });
  });
});
