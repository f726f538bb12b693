import { ApiError, UnreachableError } from '@may/api';
import { type ChangeSet, diffZones } from '@may/domain/dns/changeSet.ts';
import type { ChangeStep } from '@may/domain/dns/changeSteps.ts';
import { findingsOf, mayBeApplied } from '@may/domain/dns/findings.ts';
import { isProxiable, type ZoneRecord } from '@may/domain/dns/records.ts';
import { randomZone } from '@may/domain/fixtures';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { sharedStore } from '../../browser/storage/sharedStore.ts';
import { playedQuirks, type StormQuirk } from '../../storms/stormQuirks.ts';
import { changeSetSchema } from './changeSetSchema.ts';
import { connectZoneChanges } from './connectZoneChanges.ts';
import { type ChangeSetOptions, provideChangeSet } from './provideChangeSet.ts';
import { createZoneStore } from './zoneStore.ts';

const owner = { userId: 'usr_1', domainId: 'dom_1' };
const domain = { id: 'dom_1', name: 'example.com' };
const profiles = {
  rich: { isDetailed: true, offers: true },
  literal: { isDetailed: false, offers: false },
  // Its answers show as little as the literal provider's, and it changes and deletes records.
  quiet: { isDetailed: false, offers: true },
};
type Profile = (typeof profiles)[keyof typeof profiles];

/** Reads the decisions one by one; after the last one nothing goes wrong. */
const tapeOf = (decisions: readonly number[]) => {
  let at = 0;
  return (below: number): number => (decisions[at++] ?? below - 1) % below;
};

const missing = new ApiError({ status: 404, serverMessage: null });
const refused = new ApiError({ status: 422, code: 'invalid', serverMessage: 'Không nhận.' });

type Quirk = StormQuirk<'changeSet'>;

/** The TTL of a record that another person has changed. */
const foreignTtl = 77;

/** A provider in memory that refuses, loses answers, and lets other people change records between two calls. */
const createProvider = (
  zone: readonly ZoneRecord[],
  { isDetailed, offers }: Profile,
  decide: (below: number) => number,
  quirks: readonly Quirk[] = [],
) => {
  const has = (quirk: Quirk): boolean => quirks.includes(quirk);
  let late: (() => unknown)[] = [];
  let listed: readonly ZoneRecord[] = zone;
  let shown = zone;
  let readings = 0;
  let truth = zone;
  let next = 1;
  let accidents = 0;
  const made = new Map<string, ZoneRecord>();
  /** `seenValues`: other people's values that a read has shown. `overwritten`: those of them that a call removed. */
  const seenValues = new Set<string>();
  const overwritten: string[] = [];
  const touched = new Set<string>();
  const meddle = () => {
    const victim = truth[decide(truth.length + 1)];
    if (!victim) return;
    accidents += 1;
    touched.add(victim.id);
    for (const value of victim.values) seenValues.delete(value);
    const fate = decide(4);
    if (fate === 0) truth = truth.filter((record) => record !== victim);
    else {
      const change = [
        { ttl: foreignTtl },
        { values: [...victim.values, `other ${next++}`] },
        { values: [`other ${next++}`] },
      ];
      truth = truth.map((record) => (record === victim ? { ...record, ...change[fate - 1] } : record));
    }
  };
  const call = async <Answer>(write: () => Answer, isCertain = false): Promise<Answer> => {
    await Promise.resolve();
    for (const one of late.splice(0)) {
      try {
        one();
      } catch {
        // The provider drops a late write that fails.
      }
    }
    const fate = decide(12);
    if (fate < 4) accidents += 1;
    if (fate === 0) meddle();
    if (fate === 1 && !isCertain) {
      if (has('refusesWhatItTook')) write();
      if (has('appliesWhatItRefused')) late = [write];
      throw refused;
    }
    if (fate === 2) throw new UnreachableError();
    const answer = write();
    if (fate === 3) throw new UnreachableError();
    return answer;
  };
  const put = (after: readonly ZoneRecord[]) => {
    if (!mayBeApplied(findingsOf(truth, diffZones(truth, after), domain.name))) throw refused;
    const left = new Set(after.flatMap(({ values }) => values));
    overwritten.push(...[...seenValues].filter((value) => !left.has(value)));
    truth = after;
  };
  /** The record that the provider stores. */
  const stored = (record: ZoneRecord): ZoneRecord => ({
    ...record,
    ...(has('ttlClamped') && { ttl: Math.max(300, Math.round((record.ttl ?? 0) / 300) * 300) }),
    ...(has('ttlAutomatic') && record.proxied && { ttl: 1 }),
    ...(has('valuesTrimmed') && { values: record.values.map((value) => value.trim()) }),
    ...(has('proxyIgnored') && record.proxied && { proxied: false }),
  });
  const domains: ChangeSetOptions['domains'] = {
    createRecord: (_, { value, attemptKey, ...record }) =>
      call(() => {
        const known = attemptKey === null ? undefined : made.get(attemptKey);
        const added = known ?? stored({ ...record, id: `rec ${next++}`, values: [value] });
        if (!known) put([...truth, added]);
        if (attemptKey !== null) made.set(attemptKey, added);
        return isDetailed ? added : undefined;
      }),
    updateRecord: (_, id, record) =>
      call(() => {
        if (!offers || !truth.some((known) => known.id === id)) throw missing;
        put(truth.map((known) => (known.id === id ? stored({ ...record, id }) : known)));
        return undefined;
      }),
    deleteRecord: (_, id) =>
      call(() => {
        if (!offers || !truth.some((known) => known.id === id)) throw missing;
        put(truth.filter((known) => known.id !== id));
      }),
  };
  const shownRecord = (record: ZoneRecord) =>
    isDetailed && !has('fieldsNull') ? record : { ...record, ttl: null, priority: null, proxied: null };
  const list = () => {
    const rows = truth.map(shownRecord);
    return has('listsReversed') && readings % 2 === 1 ? rows.toReversed() : rows;
  };
  return {
    domains,
    list,
    readZone: () =>
      call(() => {
        readings += 1;
        const before = listed;
        listed = list();
        shown = has('listsLag') && readings % 2 === 0 ? before : listed;
        const now = new Set(truth.flatMap(({ values }) => values));
        for (const value of shown.flatMap(({ values }) => values))
          if (value.startsWith('other') && now.has(value)) seenValues.add(value);
        return shown;
      }, true),
    meddle,
    overwritten,
    /** True if the list may not show yet what another person made of the record. */
    isUntold: (id: string) => has('listsLag') && touched.has(id),
    truth: () => truth,
    /** The records of the last reading. At a list that lags, nothing tells what another person changed since. */
    shown: () => (has('listsLag') ? shown : truth),
    accidents: () => accidents,
  };
};

/** A random change set for the listed records: edits, deletions and additions. */
const prepare = (listed: readonly ZoneRecord[], decide: (below: number) => number): ChangeSet => {
  const kept = listed.flatMap((record) => {
    const edit = { ...record, ttl: record.ttl ?? 3_600, proxied: record.proxied ?? false };
    const proxied = isProxiable(record.type) && !edit.proxied;
    const kept = [
      [{ ...edit, ttl: 600 }],
      [{ ...edit, values: [...record.values, '5.5.5.5'] }],
      [{ ...edit, proxied }],
    ];
    return [[], ...kept, [record]][decide(5)] ?? [];
  });
  const fresh = randomZone(decide(50) + 1, decide(3), domain.name).map((record) => ({
    ...record,
    id: `new ${record.id}`,
  }));
  return diffZones(listed, [...kept, ...fresh]);
};

/** Compares a step with the provider's records; an addition at a provider with short answers by its value alone. */
const isInForce = (step: ChangeStep, truth: readonly ZoneRecord[], { isDetailed }: Profile): boolean => {
  const { record } = step;
  if (step.kind === 'delete') return !truth.some(({ id }) => id === record.id);
  const hasSame = (found: ZoneRecord, field: 'ttl' | 'priority' | 'proxied' | 'name' | 'type') =>
    found[field] === record[field];
  if (step.kind === 'add')
    return truth.some(
      (found) =>
        hasSame(found, 'name') &&
        hasSame(found, 'type') &&
        found.values.includes(record.values[0] ?? '') &&
        (!isDetailed || (hasSame(found, 'ttl') && hasSame(found, 'priority') && hasSame(found, 'proxied'))),
    );
  const found = truth.find(({ id }) => id === record.id);
  if (!found) return false;
  const { before } = step;
  const fields = (['name', 'type', 'ttl', 'priority', 'proxied'] as const).filter(
    (field) => before[field] !== record[field],
  );
  const textOf = ({ values }: ZoneRecord) => values.toSorted().join();
  const isContentHeld = textOf(before) === textOf(record) || textOf(found) === textOf(record);
  return isContentHeld && fields.every((field) => hasSame(found, field));
};

const contentOf = (zone: readonly ZoneRecord[]) =>
  zone.flatMap(({ id: _, values, ...rest }) => values.map((value) => JSON.stringify([rest, value]))).sort();

/** Waits until the run needs the customer or ends. */
const settle = async (snapshot: () => SnapshotFrom<ReturnType<typeof provideChangeSet>>) => {
  for (let turn = 0; turn < 3_000; turn += 1) {
    await Promise.resolve();
    if (turn > 30 && !snapshot().matches('applying')) return;
  }
  throw new Error(`The run does not come to rest: ${JSON.stringify(snapshot().value)}.`);
};

/** The id of a staged record, as a form would confirm it. */
const idOf = ({ added, edited }: ChangeSet): string => added[0]?.id ?? edited[0]?.before.id ?? '';

const presses = ['continue', 'undo', 'check', 'leave'] as const;

/** True if this record is the one that the step added, whatever the provider made of its TTL, its proxy and the blanks around its value. */
const isMadeBy = ({ record }: ChangeStep, own: ZoneRecord): boolean =>
  own.name === record.name &&
  own.type === record.type &&
  own.ttl !== foreignTtl &&
  own.values.some((value) => value.trim() === record.values[0]?.trim());

/** Plays a run of changes, with the accidents of `decisions`, and judges every page of it by the provider's records. */
const play = async (
  profile: Profile,
  seed: number,
  decisions: readonly number[],
  quirks: readonly Quirk[] = [],
): Promise<void> => {
  const refusesWhatItDoes = quirks.some((quirk) => quirk === 'refusesWhatItTook' || quirk === 'appliesWhatItRefused');
  const shows = { ...profile, isDetailed: profile.isDetailed && !quirks.includes('fieldsNull') };
  const decide = tapeOf(decisions);
  const zone = randomZone(seed, 1 + (seed % 5), domain.name);
  const provider = createProvider(zone, profile, decide, quirks);
  const listed = provider.list();
  const storage = memoryStorage();
  const store = createZoneStore(storage);
  const staged = sharedStore('staged', changeSetSchema, storage);
  const machine = provideChangeSet({
    ...{ ...provider, owner, store, staged, sendsKeys: profile.isDetailed },
    announceChanged: () => undefined,
  });
  const open = () =>
    createActor(machine, {
      clock: { setTimeout: (wake) => queueMicrotask(wake), clearTimeout: () => undefined },
      input: { domain, zone: provider.list(), staged: staged.read(), run: store.readRun(owner) },
    }).start();
  let actor = open();
  const snapshot = () => actor.getSnapshot();
  actor.send({ type: 'stage', changes: prepare(provider.list(), decide) });
  for (let turn = 0; turn < 12; turn += 1) {
    // Each second play presses the form's button, which may skip the review.
    if (snapshot().matches('staging'))
      actor.send(
        seed % 2 === 0
          ? { type: 'review' }
          : { type: 'apply', key: `run ${turn}`, id: idOf(snapshot().context.changes) },
      );
    if (snapshot().matches('reviewing')) {
      actor.send({ type: 'consent.give' });
      actor.send({ type: 'confirm', key: `run ${turn}` });
    }
    await settle(snapshot);
    const view = connectZoneChanges(snapshot(), () => undefined, {
      createKey: () => 'key',
      isKept: () => true,
      onDone: () => undefined,
      onUndo: () => undefined,
      onReview: () => undefined,
    });
    // If the list could not be read, the page still shows the state before.
    const shown = 'steps' in view && !snapshot().context.isUnread ? view.steps : [];
    for (const { step, status, id, kept } of shown) {
      if (step.kind === 'add' && view.shows !== 'progress') {
        const own = provider.truth().find((record) => record.id === id);
        if (own && isMadeBy(step, own)) expect([own, step, status]).toEqual([own, step, 'applied']);
      }
      const told = kept ? { ...step, record: { ...kept, id: step.record.id } } : step;
      const holds = isInForce(told, provider.truth(), shows);
      const isShown = holds || isInForce(told, provider.shown(), shows);
      if (status === 'applied') expect([step, status, isShown]).toEqual([step, 'applied', true]);
      // A first request with short answers stays unknown if another person has removed the part that shows.
      const isHidden =
        !shows.isDetailed &&
        (snapshot().context.undo ?? snapshot().context).conflicts.some(
          (conflict) => conflict.step.record.id === step.record.id,
        );
      const isNegative = (status === 'refused' && !isHidden && !refusesWhatItDoes) || status === 'notApplied';
      if (isNegative && !provider.isUntold(step.record.id))
        expect([step, status, holds]).toEqual([step, status, false]);
    }
    // Without accidents an undo restores the first list, but for what the page tells.
    if (
      view.shows === 'result' &&
      view.direction === 'back' &&
      turn === 1 &&
      provider.accidents() === 0 &&
      profile.offers &&
      view.conflicts.length === 0 &&
      view.steps.every(({ status, kept }) => status === 'applied' && !kept)
    )
      expect(contentOf(provider.list())).toEqual(contentOf(listed));
    if (decide(12) === 0) {
      actor.stop();
      actor = open();
    } else {
      const can = presses.filter((type) => snapshot().can({ type }));
      const type = can[decide(can.length + 1) % Math.max(can.length, 1)];
      if (type === undefined) continue;
      if (decide(4) === 0) provider.meddle();
      actor.send({ type });
    }
    await settle(snapshot);
    expect(provider.overwritten).toEqual([]);
  }
  actor.stop();
};

const runs = inject('stormCount') ?? 500 * inject('randomShare');
// A run takes 10 ms on an idle machine; the limit allows for a busy one.
const timeout = Math.max(60_000, runs * 150);
// Few decisions prepare the changes and leave no accident, so that an undo can be compared with the first list.
const tapes = [80, 6].map((maxLength) => fc.array(fc.nat(11), { maxLength, size: 'max' }));
const runOf = [fc.nat(10_000), fc.oneof(...tapes)] as const;

describe.each(Object.entries(profiles))(
  'on the %s provider, every step that the page of changes shows as applied',
  (_, profile) => {
    it(
      'is in the provider’s records, and no other person’s value is lost, after refusals, lost answers, reloads and undos',
      { timeout },
      () =>
        fc.assert(
          fc.asyncProperty(...runOf, (seed, decisions) => play(profile, seed, decisions)),
          { numRuns: runs },
        ),
    );
  },
);

it('shows only what is in the provider’s records as applied, and all of it, at a provider with quirks', {
  timeout,
}, () => {
  const odd = fc.subarray(playedQuirks('changeSet'), { minLength: 1 });
  return fc.assert(fc.asyncProperty(fc.constantFrom(...Object.values(profiles)), ...runOf, odd, play), {
    numRuns: runs,
  });
});

it('a step that may be in force unseen keeps its mark over an undo and a reload', () =>
  play(profiles.quiet, 7, [7, 3, 0, 0, 0, 4, 4, 3, 1, 1, 6, 1, 4, 3, 4, 0, 4, 1]));
