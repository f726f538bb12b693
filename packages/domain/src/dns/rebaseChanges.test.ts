import { describe, expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { applyChanges, diffZones, noChanges } from './changeSet.ts';
import { changesBack, changesOfSteps } from './changeSteps.ts';
import { randomZone } from './randomZone.ts';
import { rebaseChanges, rebaseSteps } from './rebaseChanges.ts';
import type { ZoneRecord } from './records.ts';
import { stepsOf } from './stepOrder.ts';
import { exportZone } from './zoneText.ts';

const was = zoneRecordFixture();
const linesOf = (zone: readonly ZoneRecord[]) => exportZone(zone, 'example.com').split('\n').sort();
const editOf = (change: Partial<ZoneRecord>) => ({
  ...noChanges,
  edited: [{ before: was, after: { ...was, ...change } }],
});

describe('rebaseChanges', () => {
  it('changes the edited field and keeps the address that another person changed', () => {
    const now = { ...was, values: ['9.9.9.9'] };
    expect(rebaseChanges([now], editOf({ ttl: 60 }))).toEqual({
      changes: { ...noChanges, edited: [{ before: now, after: { ...now, ttl: 60 } }] },
      lost: [now],
    });
  });

  it('finds a chain of edited values under new ids, each by its old value', () => {
    const listed = ['1.1.1.1', '2.2.2.2'].map((value) => ({ ...was, id: `new ${value}`, values: [value] }));
    const edits = [
      { before: { ...was, id: 'a', values: ['1.1.1.1'] }, after: { ...was, id: 'a', values: ['2.2.2.2'] } },
      { before: { ...was, id: 'b', values: ['2.2.2.2'] }, after: { ...was, id: 'b', values: ['3.3.3.3'] } },
    ];
    const { changes, lost } = rebaseChanges(listed, { ...noChanges, edited: edits });
    expect(lost).toEqual([]);
    expect(changes.edited.map(({ after }) => [after.id, after.values])).toEqual([
      ['new 1.1.1.1', ['2.2.2.2']],
      ['new 2.2.2.2', ['3.3.3.3']],
    ]);
  });

  it('finds 1,000 values of one name under new ids with fewer than 20 reads each', () => {
    let reads = 0;
    const listed = Array.from({ length: 1_000 }, (_, index) => ({
      ...was,
      id: `new ${index}`,
      get values() {
        reads += 1;
        return [`10.0.${index >> 8}.${index & 255}`];
      },
    }));
    const edited = listed.map((record, index) => {
      const before = { ...record, id: `old ${index}` };
      return { before, after: { ...before, ttl: 60 } };
    });
    reads = 0;
    expect(rebaseChanges(listed, { ...noChanges, edited }).changes.edited).toHaveLength(1_000);
    expect(reads).toBeLessThan(20_000);
  });

  it('keeps a field that another person changed too, and names the record as lost', () => {
    const now = { ...was, values: ['9.9.9.9'] };
    expect(rebaseChanges([now], editOf({ values: ['1.1.1.1'] }))).toEqual({ changes: noChanges, lost: [now] });
  });

  it('adds a value beside one that another person added', () => {
    const now = { ...was, values: [...was.values, '9.9.9.9'] };
    const { changes } = rebaseChanges([now], editOf({ values: ['1.1.1.1'] }));
    expect(changes.edited[0]?.after.values).toEqual(['9.9.9.9', '1.1.1.1']);
  });

  const changed = { ...was, values: ['9.9.9.9'] };

  it('keeps a record to delete if another person changed it, and names it as lost', () => {
    const changes = { ...noChanges, deleted: [was] };
    expect(rebaseChanges([changed], changes)).toEqual({ changes: noChanges, lost: [changed] });
  });

  it('removes only the known values of a record to delete if another person added one', () => {
    const changes = { ...noChanges, deleted: [was] };
    const grown = { ...was, values: [...was.values, '9.9.9.9'] };
    expect(rebaseChanges([grown], changes)).toEqual({
      changes: { ...noChanges, edited: [{ before: grown, after: changed }] },
      lost: [grown],
    });
  });

  it('finds a record under another id by its content, and names a missing one as lost', () => {
    const listed = { ...was, id: 'listed' };
    expect(rebaseChanges([listed], { ...noChanges, deleted: [was] })).toEqual({
      changes: { ...noChanges, deleted: [listed] },
      lost: [],
    });
    expect(rebaseChanges([], { ...noChanges, deleted: [was] })).toEqual({ changes: noChanges, lost: [was] });
  });

  it('random zones: without other changes the change set stays the same, also if fields are not listed', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const complete = randomZone(seed, seed % 12);
      const zone =
        seed % 2 === 0 ? complete : complete.map((record) => ({ ...record, ttl: null, priority: null, proxied: null }));
      const wanted = [
        ...zone.map((record, index) => (index % 2 === 0 ? { ...record, ttl: 61 } : record)).slice(1),
        was,
      ];
      const changes = diffZones(zone, wanted);
      expect(rebaseChanges(zone, changes)).toEqual({ changes, lost: [] });
    }
  });

  it('random zones: every field that another person changed stays', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const zone = randomZone(seed, 1 + (seed % 10));
      const stage = (record: ZoneRecord, index: number): ZoneRecord[] => {
        const ways = [[], [{ ...record, ttl: 61 }], [{ ...record, values: ['5.5.5.5'] }], [record]];
        return ways[(index + seed) % 4] ?? [];
      };
      const changeElsewhere = (record: ZoneRecord, index: number): ZoneRecord => {
        const ways = [record, { ...record, ttl: 77 }, { ...record, values: ['7.7.7.7'] }, record];
        return ways[(index * 3 + seed) % 4] ?? record;
      };
      const now = zone.map(changeElsewhere);
      const { changes, lost } = rebaseChanges(now, diffZones(zone, zone.flatMap(stage)));
      const after = new Map(applyChanges(now, changes).map((record) => [record.id, record]));
      for (const [index, record] of now.entries()) {
        const before = zone[index] ?? record;
        if (before.ttl !== record.ttl) expect(after.get(record.id)?.ttl).toBe(77);
        if (before.values !== record.values) expect(after.get(record.id)?.values).toEqual(['7.7.7.7']);
        const isMine = stage(before, index)[0] !== before;
        if (before !== record && isMine) expect(lost).toContain(record);
      }
    }
  });
});

describe('an undo', () => {
  it('random zones: restores the zone, also if all added records got new ids', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const zone = randomZone(seed, seed % 20);
      const kept = zone.flatMap((record, index) => [[], [{ ...record, ttl: 61 }], [record]][(index + seed) % 3] ?? []);
      const fresh = randomZone(seed + 100_000, seed % 7).map((record) => ({ ...record, id: `new ${record.id}` }));
      const steps = stepsOf(diffZones(zone, [...kept, ...fresh]));
      const after = applyChanges(zone, changesOfSteps(steps));
      const taken = steps.map((step) => ({ step, id: step.kind === 'add' ? step.key : step.record.id }));
      const back = changesBack(after, taken);
      expect(linesOf(applyChanges(after, back))).toEqual(linesOf(zone));
      const relisted = after.map((record) =>
        record.id.startsWith('add ') ? { ...record, id: `x ${record.id}` } : record,
      );
      const { changes, lost } = rebaseChanges(relisted, back);
      expect(lost).toEqual([]);
      expect(linesOf(applyChanges(relisted, changes))).toEqual(linesOf(zone));
    }
  });
});

describe('rebaseSteps', () => {
  const shop = zoneRecordFixture({ id: 'new shop', name: 'shop', values: ['1.1.1.1', '1.0.0.1'] });

  it('returns the same steps if the zone did not change', () => {
    const old = zoneRecordFixture({ id: 'old', name: 'old' });
    const steps = stepsOf({ ...editOf({ ttl: 60 }), added: [shop], deleted: [old] });
    expect(rebaseSteps([was, old], steps)).toEqual({ steps, lost: [] });
  });

  it('drops the addition of a value that the zone has, and the edit of a missing record', () => {
    const listed = { ...shop, id: 'listed', values: ['1.1.1.1'] };
    const { steps, lost } = rebaseSteps([listed], stepsOf({ ...editOf({ ttl: 60 }), added: [shop] }));
    expect(steps.map(({ key }) => key)).toEqual(['add new shop 2']);
    expect(lost).toEqual([was, listed]);
  });
});
