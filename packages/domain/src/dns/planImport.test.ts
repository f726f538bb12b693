import { describe, expect, inject, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { applyChanges, noChanges } from './changeSet.ts';
import { findingsOf, mayBeApplied } from './findings.ts';
import { type ImportedRecord, planFile, planImport } from './planImport.ts';
import { randomZone } from './randomZone.fixtures.ts';
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

describe('an import of a held value', () => {
  it('changes the priority of a mail server, and keeps each of several in one record', () => {
    const rows = [row('@', 'MX', 'a.net', { priority: 5 }), row('@', 'MX', 'b.net', { priority: 20 })];
    expect(planImport([mail('1', ['a.net'], 10)], rows)).toMatchObject({
      edited: [{ after: { id: '1', values: ['a.net'], priority: 5 } }],
      added: [{ values: ['b.net'], priority: 20 }],
    });
    expect(planImport([mail('1', ['10 a.net'], null)], rows).edited).toMatchObject([
      { after: { values: ['a.net'], priority: 5 } },
    ]);
    expect(planImport([mail('1', ['10 a.net', '20 b.net'], null)], rows)).toEqual(noChanges);
  });

  it('changes nothing that the provider does not send', () => {
    const unknown = { ttl: null, priority: null, proxied: null };
    const zone = [held({ id: '1', values: ['1.1.1.1'], ...unknown }), { ...mail('2', ['a.net'], null), ttl: null }];
    const rows = [
      row('www', 'A', '1.1.1.1', { ttl: 300, proxied: true }),
      row('@', 'MX', 'a.net', { ttl: 300, priority: 20 }),
    ];
    expect(planImport(zone, rows)).toEqual(noChanges);
  });

  it('keeps a lifetime outside of the limits if the provider holds the same, and clamps it if it is written', () => {
    const week = row('www', 'A', '1.1.1.1', { ttl: 604_800 });
    expect(planImport([held({ values: ['1.1.1.1'], ttl: 604_800 })], [week])).toEqual(noChanges);
    expect(planImport([], [week]).added).toMatchObject([{ ttl: 86_400 }]);
    const short = row('www', 'A', '1.1.1.1', { ttl: 5 });
    expect(planImport([held({ values: ['1.1.1.1'] })], [short]).edited).toMatchObject([{ after: { ttl: 60 } }]);
  });
});

describe('a file with a record that would break its name', () => {
  const alias = (name: string, target = 'other.net') => row(name, 'CNAME', target);
  const plan = (zone: readonly ZoneRecord[], records: readonly ImportedRecord[]) => {
    const { changes, refused } = planFile(zone, records, domain);
    return {
      refused: refused.map(({ row: { name, type }, code }) => `${name} ${type} ${code}`),
      after: applyChanges(zone, changes).map(({ name, type, values }) => `${name} ${type} ${values}`),
    };
  };
  const ok = row('ok', 'A', '1.1.1.1');

  it('refuses a CNAME at the root and imports the others', () => {
    expect(plan([], [alias('@'), row('@', 'TXT', 'a'), ok])).toEqual({
      refused: ['@ CNAME cnameAtRoot'],
      after: ['@ TXT a', 'ok A 1.1.1.1'],
    });
  });

  it('refuses two CNAMEs of one name and imports the others', () => {
    expect(plan([], [alias('a', 'x.net'), alias('a', 'y.net'), ok])).toEqual({
      refused: ['a CNAME cnameNotAlone', 'a CNAME cnameNotAlone'],
      after: ['ok A 1.1.1.1'],
    });
  });

  it('refuses an address at a name with a CNAME and keeps the CNAME', () => {
    const zone = [held({ type: 'CNAME', values: ['other.net'] })];
    expect(plan(zone, [row('www', 'A', '1.1.1.1'), ok])).toEqual({
      refused: ['www A cnameNotAlone'],
      after: ['www CNAME other.net', 'ok A 1.1.1.1'],
    });
  });

  it('random zones and files: the plan has no blocking finding', () => {
    let leftOut = 0;
    for (let seed = 0; seed < 1_000 * inject('randomShare'); seed += 1) {
      const zone = randomZone(seed, seed % 20);
      const records = randomZone(seed + 9_000, seed % 30).flatMap((record) =>
        factsOf(record).flatMap(({ value, type, ...rest }) =>
          isRecordType(type) ? [{ ...rest, type, values: [value] }] : [],
        ),
      );
      const { changes, refused } = planFile(zone, records, domain);
      expect(mayBeApplied(findingsOf(zone, changes, domain))).toBe(true);
      leftOut += refused.length;
    }
    expect(leftOut).toBeGreaterThan(0);
  });
});
