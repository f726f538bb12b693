import { describe, expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { applyChanges, noChanges } from './changeSet.ts';
import { findingsOf, mayBeApplied } from './findings.ts';
import { planFile } from './planFile.ts';
import { type ImportedRecord, type ImportMode, importModes, planImport } from './planImport.ts';
import { randomZone } from './randomZone.ts';
import { factsOf, isRecordType, type RecordType, type ZoneRecord } from './records.ts';

const domain = 'example.com';
const held = (overrides: Partial<ZoneRecord>) => zoneRecordFixture({ ttl: 3_600, proxied: false, ...overrides });
const mail = (id: string, values: string[], priority: number | null) =>
  held({ id, name: '@', type: 'MX', values, priority, proxied: null });
const row = (name: string, type: RecordType, value: string, rest: Partial<ImportedRecord> = {}): ImportedRecord => ({
  name,
  type,
  values: [value],
  ttl: null,
  priority: null,
  proxied: null,
  ...rest,
});
const factsAfter = (zone: readonly ZoneRecord[], rows: readonly ImportedRecord[], mode: ImportMode) =>
  applyChanges(zone, planImport(zone, rows, mode))
    .flatMap(factsOf)
    .map(({ value, priority, ttl }) => `${priority ?? '-'} ${value} ${ttl}`)
    .sort();

describe('an import of mail servers', () => {
  const two = [row('@', 'MX', 'a.net', { priority: 10 }), row('@', 'MX', 'b.net', { priority: 20 })];

  it.each(importModes)('splits a record of two values that get the priorities 10 and 20 (%s)', (mode) => {
    const zone = [mail('1', ['a.net', 'b.net'], 10)];
    expect(planImport(zone, two, mode)).toMatchObject({
      edited: [{ after: { id: '1', values: ['a.net'], priority: 10 } }],
      added: [{ values: ['b.net'], priority: 20 }],
      deleted: [],
    });
  });

  it.each(importModes)('changes nothing if the values hold both priorities already (%s)', (mode) => {
    expect(planImport([mail('1', ['10 a.net', '20 b.net'], null)], two, mode)).toEqual(noChanges);
  });

  it.each(importModes)('changes one of two priorities in the values and keeps the other (%s)', (mode) => {
    const rows = [row('@', 'MX', 'a.net', { priority: 5 }), row('@', 'MX', 'b.net', { priority: 20 })];
    expect(factsAfter([mail('1', ['10 a.net', '20 b.net'], null)], rows, mode)).toEqual([
      '20 b.net 3600',
      '5 a.net 3600',
    ]);
  });

  it('in mode `merge` keeps the priority of a server that the file does not name', () => {
    const rows = [row('@', 'MX', 'b.net', { priority: 30 })];
    expect(factsAfter([mail('1', ['a.net', 'b.net'], 10)], rows, 'merge')).toEqual(['10 a.net 3600', '30 b.net 3600']);
  });

  it('of two priorities for a new server takes the lower number; two existing ones stay', () => {
    const both = [row('@', 'MX', 'a.net', { priority: 20 }), row('@', 'MX', 'a.net', { priority: 10 })];
    expect(factsAfter([], both, 'merge')).toEqual(['10 a.net 3600']);
    expect(planImport([mail('1', ['a.net'], 20), mail('2', ['a.net'], 10)], both, 'replace')).toEqual(noChanges);
  });

  it('splits a record of two addresses if only one is to be proxied', () => {
    const rows = [row('www', 'A', '1.1.1.1', { proxied: true }), row('www', 'A', '1.0.0.1', { proxied: false })];
    expect(planImport([held({ values: ['1.1.1.1', '1.0.0.1'] })], rows, 'merge')).toMatchObject({
      edited: [{ after: { values: ['1.0.0.1'], proxied: false } }],
      added: [{ values: ['1.1.1.1'], proxied: true }],
    });
  });
});

describe('an import at a provider that does not send lifetime, priority and proxy', () => {
  const unknown = { ttl: null, priority: null, proxied: null };
  const zone = [held({ id: '1', values: ['1.1.1.1'], ...unknown }), { ...mail('2', ['a.net'], null), ttl: null }];
  const rows = [
    row('www', 'A', '1.1.1.1', { ttl: 300, proxied: true }),
    row('@', 'MX', 'a.net', { ttl: 300, priority: 20 }),
  ];

  it.each(importModes)('changes nothing if the zone has all values (%s)', (mode) => {
    expect(planImport(zone, rows, mode)).toEqual(noChanges);
  });

  it('writes the file’s settings if a value changes', () => {
    const other = row('www', 'A', '9.9.9.9', { ttl: 300, proxied: true });
    expect(planImport(zone.slice(0, 1), [other], 'replace').edited).toMatchObject([
      { after: { values: ['9.9.9.9'], ttl: 300, proxied: true } },
    ]);
  });
});

describe('a lifetime outside of the limits', () => {
  it('stays if the provider holds the same, and is clamped if it is written', () => {
    const zone = [held({ values: ['1.1.1.1'], ttl: 604_800 })];
    const week = (value: string) => row('www', 'A', value, { ttl: 604_800 });
    expect(planImport(zone, [week('1.1.1.1')], 'replace')).toEqual(noChanges);
    expect(planImport([], [week('1.1.1.1')], 'replace').added).toMatchObject([{ ttl: 86_400 }]);
    expect(
      planImport([held({ values: ['1.1.1.1'] })], [row('www', 'A', '1.1.1.1', { ttl: 5 })], 'merge').edited,
    ).toMatchObject([{ after: { ttl: 60 } }]);
  });
});

describe('a file that replaces a zone', () => {
  const www = held({ id: 'www', values: ['1.1.1.1'] });
  const text = held({ id: 'text', type: 'TXT', values: ['a'], proxied: null });
  const shop = held({ id: 'shop', name: 'shop', values: ['1.1.1.1'] });
  const zone = [www, text, shop];

  it.each([
    ['www A', { name: 'www', type: 'A' }, ['www']],
    ['www of an unread type', { name: 'www', type: null }, ['www', 'text']],
    ['an A with an unread name', { name: null, type: 'A' }, ['www', 'shop']],
    ['an unread name and type', { name: null, type: null }, ['www', 'text', 'shop']],
  ])('deletes no record that an unread line may name: %s', (_title, place, stays) => {
    const plan = planFile(zone, { records: [], unread: [place] }, 'replace', domain);
    expect(applyChanges(zone, plan.changes).map(({ id }) => id)).toEqual(stays);
    expect(plan.spared.map(({ id }) => id)).toEqual(stays);
  });

  it('adds a read value beside a record that an unread line may name', () => {
    const plan = planFile(
      zone,
      { records: [row('www', 'A', '9.9.9.9')], unread: [{ name: 'www', type: 'A' }] },
      'replace',
      domain,
    );
    expect(plan.changes).toMatchObject({ added: [{ values: ['9.9.9.9'] }], edited: [] });
    expect(plan.spared).toEqual([www]);
  });
});

describe('a file with a record that would break its name', () => {
  const alias = (name: string, target = 'other.net') => row(name, 'CNAME', target);
  const plan = (zone: readonly ZoneRecord[], records: readonly ImportedRecord[], mode: ImportMode) => {
    const { changes, refused } = planFile(zone, { records, unread: [] }, mode, domain);
    return {
      refused: refused.map(({ row: { name, type }, code }) => `${name} ${type} ${code}`),
      after: applyChanges(zone, changes).map(({ name, type, values }) => `${name} ${type} ${values}`),
    };
  };
  const ok = row('ok', 'A', '1.1.1.1');

  it.each(importModes)('refuses a CNAME at the root and imports the others (%s)', (mode) => {
    expect(plan([], [alias('@'), row('@', 'TXT', 'a'), ok], mode)).toEqual({
      refused: ['@ CNAME cnameAtRoot'],
      after: ['@ TXT a', 'ok A 1.1.1.1'],
    });
  });

  it.each(importModes)(
    'refuses two CNAMEs of one name and one that points to itself, and imports the others (%s)',
    (mode) => {
      expect(plan([], [alias('a', 'x.net'), alias('a', 'y.net'), alias('b', 'b.example.com'), ok], mode)).toEqual({
        refused: ['a CNAME cnameNotAlone', 'a CNAME cnameNotAlone', 'b CNAME pointsToItself'],
        after: ['ok A 1.1.1.1'],
      });
    },
  );

  it('in mode `merge` refuses an address at a name with a CNAME and keeps the CNAME', () => {
    const zone = [held({ type: 'CNAME', values: ['other.net'] })];
    expect(plan(zone, [row('www', 'A', '1.1.1.1'), ok], 'merge')).toEqual({
      refused: ['www A cnameNotAlone'],
      after: ['www CNAME other.net', 'ok A 1.1.1.1'],
    });
    expect(plan(zone, [row('www', 'A', '1.1.1.1'), ok], 'replace').refused).toEqual([]);
  });

  it('in mode `replace` keeps the address whose replacing CNAME is refused', () => {
    const zone = [held({ id: 'root', name: '@', values: ['1.1.1.1'] })];
    expect(plan(zone, [alias('@')], 'replace')).toEqual({
      refused: ['@ CNAME cnameAtRoot'],
      after: ['@ A 1.1.1.1'],
    });
  });

  it.each(importModes)('random zones and files: the plan has no blocking finding (%s)', (mode) => {
    let leftOut = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const zone = randomZone(seed, seed % 20);
      const records = randomZone(seed + 9_000, seed % 30).flatMap((record) =>
        factsOf(record).flatMap(({ value, type, ...rest }) =>
          isRecordType(type) ? [{ ...rest, type, values: [value] }] : [],
        ),
      );
      const { changes, refused } = planFile(zone, { records, unread: [] }, mode, domain);
      expect(mayBeApplied(findingsOf(zone, changes, domain))).toBe(true);
      leftOut += refused.length;
    }
    expect(leftOut).toBeGreaterThan(0);
  });
});
