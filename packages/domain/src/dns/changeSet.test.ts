import { describe, expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import {
  applyChanges,
  type ChangeSet,
  combineChanges,
  diffZones,
  inverseOf,
  noChanges,
  sizeOfChanges,
} from './changeSet.ts';
import {
  changesOfSteps,
  findRecord,
  rebaseChanges,
  standingOfStep,
  stepsBack,
  stepsOf,
  takeStep,
} from './changeSteps.ts';
import { planImport } from './planImport.ts';
import { randomZone } from './randomZone.ts';
import { isRecordType, type ZoneRecord } from './records.ts';
import { exportZone, factsOf, zoneTextOf } from './zoneText.ts';

const byId = (zone: readonly ZoneRecord[]) => [...zone].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Another zone that shares some records with the first, some of them changed. */
const reshaped = (zone: readonly ZoneRecord[], seed: number): ZoneRecord[] => [
  ...zone.flatMap((record, index) => {
    const fate = (index * 7 + seed) % 5;
    if (fate === 0) return [];
    return [fate === 1 ? { ...record, ttl: 61, values: [...record.values].reverse() } : record];
  }),
  ...randomZone(seed + 100_000, (seed % 7) + 1).map((record) => ({ ...record, id: `new ${record.id}` })),
];

describe('a change set', () => {
  it('leads from any zone to any other, and its inverse back', () => {
    for (let seed = 0; seed < 1_500; seed += 1) {
      const zone = randomZone(seed, seed % 40);
      const wanted = reshaped(zone, seed);
      const changes = diffZones(zone, wanted);
      const after = applyChanges(zone, changes);
      expect(byId(after)).toEqual(byId(wanted));
      expect(byId(applyChanges(after, inverseOf(changes)))).toEqual(byId(zone));
      expect(inverseOf(inverseOf(changes))).toEqual(changes);
      expect(diffZones(zone, zone)).toEqual(noChanges);
    }
  });

  it('of two is one, in which what was taken back is not', () => {
    const record = zoneRecordFixture();
    const edited = { ...record, ttl: 60 };
    const edit: ChangeSet = { ...noChanges, edited: [{ before: record, after: edited }] };
    const added = zoneRecordFixture({ id: 'new 1', name: 'shop' });
    const both = combineChanges([record], edit, { ...noChanges, added: [added] });
    expect(sizeOfChanges(both)).toBe(2);
    const renamed = { ...added, name: 'store' };
    expect(combineChanges([record], both, { ...noChanges, added: [renamed] }).added).toEqual([renamed]);
    expect(combineChanges([record], both, inverseOf(both))).toEqual(noChanges);
    expect(combineChanges([record], edit, { ...noChanges, deleted: [edited] })).toEqual({
      ...noChanges,
      deleted: [record],
    });
  });

  it('is shown as lines that go and come, one a value', () => {
    const before = zoneRecordFixture({ values: ['1.1.1.1', '1.0.0.1'], proxied: false });
    const changes = {
      edited: [{ before, after: { ...before, values: ['1.1.1.1'] } }],
      added: [zoneRecordFixture({ name: '@', type: 'MX', values: ['mail.x.vn'], priority: 5, proxied: null })],
      deleted: [],
    };
    expect(zoneTextOf(changes)).toEqual([
      { sign: '+', text: '@\t3600\tIN\tMX\t5 mail.x.vn.' },
      { sign: '-', text: 'www\t3600\tIN\tA\t1.1.1.1' },
      { sign: '-', text: 'www\t3600\tIN\tA\t1.0.0.1' },
      { sign: '+', text: 'www\t3600\tIN\tA\t1.1.1.1' },
    ]);
  });
});

describe('the steps of a change set', () => {
  const alias = zoneRecordFixture({ id: 'rec_2', type: 'CNAME', values: ['a.b'] });
  const old = zoneRecordFixture();
  const other = zoneRecordFixture({ id: 'rec_3', name: 'old' });

  it('make room for a CNAME first, and delete everything else last', () => {
    const kinds = (changes: Partial<ChangeSet>) => stepsOf({ ...noChanges, ...changes }).map(({ key }) => key);
    const mail = { before: zoneRecordFixture({ id: 'm' }), after: zoneRecordFixture({ id: 'm', ttl: 60, name: 'm' }) };
    expect(kinds({ added: [alias], edited: [mail], deleted: [other, old] })).toEqual([
      'delete rec_1',
      'edit m',
      'add rec_2',
      'delete rec_3',
    ]);
    expect(kinds({ added: [old], deleted: [alias] })).toEqual(['delete rec_2', 'add rec_1']);
  });

  it('are taken back in the opposite order, under the ids the provider gave', () => {
    const edit = { before: other, after: { ...other, ttl: 60 } };
    const steps = stepsOf({ added: [alias], edited: [edit], deleted: [old] });
    expect(stepsBack(steps, (key) => (key === 'add rec_2' ? 'real' : null))).toEqual([
      { key: 'undo add rec_2', kind: 'delete', record: { ...alias, id: 'real' } },
      { key: 'undo edit rec_3', kind: 'edit', record: other, before: edit.after },
      { key: 'undo add rec_1', kind: 'add', record: old },
    ]);
  });

  it('add one value each, and delete a record with all of its values', () => {
    const two = { ...old, values: ['1.1.1.1', '1.0.0.1'] };
    const [first, second] = stepsOf({ ...noChanges, added: [two] });
    expect([first, second]).toMatchObject([
      { key: 'add rec_1', record: { values: ['1.1.1.1'] } },
      { key: 'add rec_1 2', record: { values: ['1.0.0.1'] } },
    ]);
    const deletion = stepsOf({ ...noChanges, deleted: [two] });
    expect(deletion).toHaveLength(1);
    expect(stepsBack(deletion, () => null)).toHaveLength(2);
  });

  it('are found in force, or surely not, or neither, in what the provider lists', () => {
    const edit = { key: 'e', kind: 'edit', before: other, record: { ...other, ttl: 60 } } as const;
    const bare = (record: ZoneRecord) => ({ ...record, ttl: null, priority: null, proxied: null });
    expect(standingOfStep({ key: 'a', kind: 'add', record: alias }, [bare({ ...alias, id: 'real' })])).toEqual({
      standing: 'taken',
      id: 'real',
    });
    expect(standingOfStep({ key: 'a', kind: 'add', record: alias }, [old])).toEqual({ standing: 'notTaken' });
    expect(standingOfStep(edit, [edit.record])).toEqual({ standing: 'taken', id: other.id });
    expect(standingOfStep(edit, [other])).toEqual({ standing: 'notTaken' });
    expect(standingOfStep(edit, [{ ...other, values: ['9.9.9.9'] }])).toEqual({ standing: 'unclear' });
    expect(standingOfStep(edit, [])).toEqual({ standing: 'unclear' });
    expect(standingOfStep({ key: 'd', kind: 'delete', record: old }, [])).toEqual({ standing: 'taken', id: null });
    expect(standingOfStep({ key: 'd', kind: 'delete', record: old }, [old])).toEqual({ standing: 'notTaken' });
    expect(findRecord([{ ...old, id: 'other id' }], old)?.id).toBe('other id');
    expect(findRecord([{ ...old, values: [] }], { ...old, id: 'x' })).toBeNull();
  });
});

describe('an undo', () => {
  it('after all steps and under new ids restores any zone, however long ago they were taken', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const zone = randomZone(seed, seed % 20);
      const steps = stepsOf(diffZones(zone, reshaped(zone, seed)));
      const ids = new Map(steps.map(({ key }, index) => [key, `given ${seed} ${index}`]));
      const idOf = (key: string) => ids.get(key) ?? null;
      const after = steps.reduce((held, step) => takeStep(held, step, idOf(step.key)), zone as readonly ZoneRecord[]);
      const back = stepsBack(steps, idOf).reduce((held, step) => takeStep(held, step, `again ${step.key}`), after);
      expect(exportZone(back, 'example.com').split('\n').sort()).toEqual(
        exportZone(zone, 'example.com').split('\n').sort(),
      );
      // The provider lists what was added under ids that were never told.
      const listed = after.map((record) =>
        record.id.startsWith('given') ? { ...record, id: `listed ${record.id}` } : record,
      );
      const { changes, lost } = rebaseChanges(listed, inverseOf(changesOfSteps(steps)));
      expect(lost).toEqual([]);
      expect(exportZone(applyChanges(listed, changes), 'x').split('\n').sort()).toEqual(
        exportZone(zone, 'x').split('\n').sort(),
      );
    }
  });

  it('leaves alone what somebody else changed meanwhile, and names it', () => {
    const [was, is] = [zoneRecordFixture(), zoneRecordFixture({ values: ['9.9.9.9'] })];
    const changes = { ...noChanges, edited: [{ before: was, after: { ...was, ttl: 60 } }], deleted: [was] };
    expect(rebaseChanges([is], changes)).toEqual({ changes: noChanges, lost: [was, was] });
  });
});

describe('an import', () => {
  const imported = (zone: readonly ZoneRecord[]) =>
    zone.flatMap((record) =>
      factsOf(record).flatMap(({ value, type, ...rest }) =>
        isRecordType(type) ? [{ ...rest, type, values: [value] }] : [],
      ),
    );
  const linesOf = (zone: readonly ZoneRecord[]) => exportZone(zone, 'example.com').split('\n').sort();

  it('of a zone’s own records changes nothing, whichever way', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const zone = randomZone(seed, seed % 30);
      for (const mode of ['merge', 'replace'] as const)
        expect(planImport(zone, imported(zone), mode)).toEqual(noChanges);
    }
  });

  it('that replaces leads to exactly what it says, value for value, and can be taken back', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const [zone, wanted] = [randomZone(seed, seed % 25), randomZone(seed + 7_000, seed % 31)];
      const flat = imported(wanted).map((record, index) => ({ ...record, id: String(index) }));
      const changes = planImport(zone, flat, 'replace');
      const after = applyChanges(zone, changes);
      const said = (records: readonly ZoneRecord[]) =>
        records.flatMap((record) => factsOf(record).map(({ name, type, value }) => `${name} ${type} ${value}`)).sort();
      expect(said(after)).toEqual(said(flat));
      expect(linesOf(applyChanges(after, inverseOf(changes)))).toEqual(linesOf(zone));
    }
  });

  it('that merges takes nothing away but a CNAME it names anew, and leaves the root’s nameservers alone', () => {
    const ns = zoneRecordFixture({ id: 'ns', name: '@', type: 'NS', values: ['ns1.may.cloud'], proxied: null });
    const soa = zoneRecordFixture({ id: 'soa', name: '@', type: 'SOA', values: ['x'], proxied: null });
    const shop = zoneRecordFixture({ id: 'shop', name: 'shop', type: 'CNAME', values: ['a.b'] });
    const zone = [ns, soa, shop, zoneRecordFixture()];
    const fields = { ttl: 60, priority: null, proxied: null };
    const wanted = [
      { ...fields, name: '@', type: 'NS', values: ['ns.other.net'] },
      { ...fields, name: 'shop', type: 'CNAME', values: ['c.d'] },
      { ...fields, name: 'www', type: 'A', values: ['9.9.9.9'] },
    ] as const;
    expect(planImport(zone, wanted, 'merge')).toMatchObject({
      added: [{ name: 'www', values: ['9.9.9.9'], proxied: false }],
      edited: [{ after: { id: 'shop', values: ['c.d'], ttl: 60, proxied: true } }],
      deleted: [],
    });
    expect(planImport(zone, [], 'replace').deleted.map(({ id }) => id)).toEqual(['shop', 'rec_1']);
  });
});
