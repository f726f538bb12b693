import { describe, expect, inject, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { applyChanges, type ChangeSet, combineChanges, diffZones, noChanges, sizeOfChanges } from './changeSet.ts';
import { planImport } from './planImport.ts';
import { randomZone } from './randomZone.fixtures.ts';
import { factsOf, isRecordType, type ZoneRecord } from './records.ts';

const byId = (zone: readonly ZoneRecord[]) => [...zone].sort((a, b) => (a.id < b.id ? -1 : 1));

/** A variant of a zone: it keeps most records, changes or drops some, and gets new ones. */
const reshaped = (zone: readonly ZoneRecord[], seed: number): ZoneRecord[] => [
  ...zone.flatMap((record, index) => {
    const fate = (index * 7 + seed) % 5;
    if (fate === 0) return [];
    return [fate === 1 ? { ...record, ttl: 61, values: [...record.values].reverse() } : record];
  }),
  ...randomZone(seed + 100_000, (seed % 7) + 1).map((record) => ({ ...record, id: `new ${record.id}` })),
];

describe('a change set', () => {
  it('random zones: the changes between two zones turn the first into the second', () => {
    for (let seed = 0; seed < 7_500 * inject('randomShare'); seed += 1) {
      const zone = randomZone(seed, seed % 40);
      const wanted = reshaped(zone, seed);
      const changes = diffZones(zone, wanted);
      const after = applyChanges(zone, changes);
      expect(byId(after)).toEqual(byId(wanted));
      expect(diffZones(zone, zone)).toEqual(noChanges);
    }
  });

  it('two change sets are joined, and a reverted change is left out', () => {
    const record = zoneRecordFixture();
    const edited = { ...record, ttl: 60 };
    const edit: ChangeSet = { ...noChanges, edited: [{ before: record, after: edited }] };
    const added = zoneRecordFixture({ id: 'new 1', name: 'shop' });
    const both = combineChanges([record], edit, { ...noChanges, added: [added] });
    expect(sizeOfChanges(both)).toBe(2);
    const renamed = { ...added, name: 'store' };
    expect(combineChanges([record], both, { ...noChanges, added: [renamed] }).added).toEqual([renamed]);
    expect(combineChanges([record], both, diffZones(applyChanges([record], both), [record]))).toEqual(noChanges);
    expect(combineChanges([record], edit, { ...noChanges, deleted: [edited] })).toEqual({
      ...noChanges,
      deleted: [record],
    });
  });
});

describe('an import', () => {
  const imported = (zone: readonly ZoneRecord[]) =>
    zone.flatMap((record) =>
      factsOf(record).flatMap(({ value, type, ...rest }) =>
        isRecordType(type) ? [{ ...rest, type, values: [value] }] : [],
      ),
    );

  it('of a zone’s own records changes nothing', () => {
    for (let seed = 0; seed < 2_500 * inject('randomShare'); seed += 1) {
      const zone = randomZone(seed, seed % 30);
      expect(planImport(zone, imported(zone))).toEqual(noChanges);
    }
  });

  it('of another zone keeps every value and adds the missing ones, with one CNAME a name', () => {
    const factsIn = (records: readonly ZoneRecord[]) =>
      records.flatMap((record) => factsOf(record).map(({ name, type, value }) => `${name} ${type} ${value}`)).sort();
    const isPlain = ({ name, type }: ZoneRecord) => type !== 'CNAME' && !(name === '@' && type === 'NS');
    for (let seed = 0; seed < 2_500 * inject('randomShare'); seed += 1) {
      const [zone, wanted] = [randomZone(seed, seed % 25), randomZone(seed + 7_000, seed % 31).filter(isPlain)];
      const after = applyChanges(zone, planImport(zone, imported(wanted)));
      expect(factsIn(after)).toEqual([...new Set([...factsIn(zone), ...factsIn(wanted)])].sort());
    }
  });

  it('replaces only the target of a CNAME, and ignores the root’s nameservers', () => {
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
    expect(planImport(zone, wanted)).toMatchObject({
      added: [{ name: 'www', values: ['9.9.9.9'], proxied: false }],
      edited: [{ after: { id: 'shop', values: ['c.d'], ttl: 60, proxied: true } }],
      deleted: [],
    });
  });
});
