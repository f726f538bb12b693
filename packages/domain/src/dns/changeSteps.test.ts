import { describe, expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { applyChanges, type ChangeSet, diffZones, noChanges } from './changeSet.ts';
import { type ChangeStep, changesBack, changesOfSteps, readStep } from './changeSteps.ts';
import { findingsOf, mayBeApplied, severityOf } from './findings.ts';
import { randomZone } from './randomZone.ts';
import { draftOf, type ZoneRecord } from './records.ts';
import { replacedIn, stepsOf } from './stepOrder.ts';
import { healthOf } from './zoneHealth.ts';

const alias = zoneRecordFixture({ id: 'rec_2', type: 'CNAME', values: ['a.b'] });
const old = zoneRecordFixture();
const other = zoneRecordFixture({ id: 'rec_3', name: 'old' });
const bare = (record: ZoneRecord): ZoneRecord => ({ ...record, ttl: null, priority: null, proxied: null });
const edit = (before: ZoneRecord, change: Partial<ZoneRecord>) => ({ before, after: { ...before, ...change } });
const stepOf = ({ before, after }: ReturnType<typeof edit>): ChangeStep => ({
  key: 'e',
  kind: 'edit',
  before,
  record: after,
});
const keysOf = (changes: Partial<ChangeSet>) => stepsOf({ ...noChanges, ...changes }).map(({ key }) => key);

/** The zone after one step at a provider that gives every addition an id of its own. */
const takeStep = (zone: readonly ZoneRecord[], step: ChangeStep): readonly ZoneRecord[] =>
  applyChanges(zone, changesOfSteps([step]));

describe('stepsOf', () => {
  it('deletes the rival of a new CNAME before the addition, and all other records last', () => {
    const mail = edit(zoneRecordFixture({ id: 'm' }), { ttl: 60, name: 'm' });
    expect(keysOf({ added: [alias], edited: [mail], deleted: [other, old] })).toEqual([
      'edit m',
      'delete rec_1',
      'add rec_2',
      'delete rec_3',
    ]);
    expect(keysOf({ added: [old], deleted: [alias] })).toEqual(['delete rec_2', 'add rec_1']);
  });

  it('makes one addition for each value, and one deletion for a whole record', () => {
    const two = { ...old, values: ['1.1.1.1', '1.0.0.1'] };
    expect(stepsOf({ ...noChanges, added: [two] })).toMatchObject([
      { key: 'add rec_1', record: { values: ['1.1.1.1'] } },
      { key: 'add rec_1 2', record: { values: ['1.0.0.1'] } },
    ]);
    expect(stepsOf({ ...noChanges, deleted: [two] })).toHaveLength(1);
  });

  it('edits .82 to .84 before .81 to .82, and renames the last record of a chain first', () => {
    const [first, second] = [
      zoneRecordFixture({ values: ['1.1.1.81'] }),
      zoneRecordFixture({ id: 'b', values: ['1.1.1.82'] }),
    ];
    const shifted = [edit(first, { values: ['1.1.1.82'] }), edit(second, { values: ['1.1.1.84'] })];
    expect(keysOf({ edited: shifted })).toEqual(['edit b', 'edit rec_1']);
    const named = ['a', 'b', 'c'].map((name) => zoneRecordFixture({ id: name, name, type: 'CNAME', values: ['x.y'] }));
    const renamed = named.map((record, index) => edit(record, { name: ['b', 'c', 'd'][index] ?? '' }));
    expect(keysOf({ edited: renamed })).toEqual(['edit c', 'edit b', 'edit a']);
  });

  it('two records that swap values need one deletion, which `replacedIn` names', () => {
    const [first, second] = [
      zoneRecordFixture({ values: ['1.1.1.1'] }),
      zoneRecordFixture({ id: 'b', values: ['1.0.0.1'] }),
    ];
    const edited = [edit(first, { values: ['1.0.0.1'] }), edit(second, { values: ['1.1.1.1'] })];
    expect(keysOf({ edited })).toEqual(['delete rec_1', 'edit b', 'add rec_1']);
    expect(replacedIn({ ...noChanges, edited }).map(({ before }) => before.id)).toEqual(['rec_1']);
    expect(replacedIn({ ...noChanges, edited: edited.slice(1) })).toEqual([]);
  });

  it('random change sets without a blocking finding have none after each step either', () => {
    let rings = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      const zone = randomZone(seed, 2 + (seed % 12));
      if (healthOf(zone, 'example.com').some(({ code }) => severityOf[code] === 'blocking')) continue;
      // The records keep their ids and swap their places, which makes chains and cycles.
      const moved = zone.map((record, index) => ({
        ...(zone[(index + 1 + (seed % 3)) % zone.length] ?? record),
        id: record.id,
      }));
      const wanted = moved.filter((_, index) => (index + seed) % 4 !== 0);
      const changes = diffZones(zone, seed % 2 === 0 ? moved : wanted);
      if (!mayBeApplied(findingsOf(zone, changes, 'example.com'))) continue;
      if (replacedIn(changes).length > 0) rings += 1;
      let held: readonly ZoneRecord[] = zone;
      for (const step of stepsOf(changes)) {
        const next = changesOfSteps([step]);
        expect(mayBeApplied(findingsOf(held, next, 'example.com'))).toBe(true);
        held = takeStep(held, step);
      }
    }
    expect(rings).toBeGreaterThan(20);
  });

  it('sorts a chain of 10,000 renames without deep recursion', () => {
    const zone = Array.from({ length: 10_000 }, (_, index) => zoneRecordFixture({ id: `${index}`, name: `n${index}` }));
    const edited = zone.map((record, index) => edit(record, { name: `n${index + 1}` }));
    expect(keysOf({ edited })[0]).toBe('edit 9999');
  });
});

describe('readStep', () => {
  const longer = stepOf(edit(other, { ttl: 60 }));

  it('reads an edit field by field as in force, not in force or unclear', () => {
    expect(readStep(longer, [longer.record], null)).toEqual({ status: 'inForce', id: other.id });
    expect(readStep(longer, [other], null)).toEqual({ status: 'notInForce' });
    expect(readStep(longer, [{ ...other, ttl: 90 }], null)).toEqual({ status: 'unclear' });
    expect(readStep(longer, [], null)).toEqual({ status: 'unclear' });
    // Fields that the edit does not change are not compared.
    expect(readStep(longer, [{ ...longer.record, values: ['9.9.9.9'] }], null)).toMatchObject({
      status: 'inForce',
    });
  });

  it('an edited lifetime that the provider does not list is `unknown`, not in force', () => {
    expect(readStep(longer, [bare(other)], null)).toEqual({ status: 'unknown', id: other.id });
    const moved = stepOf(edit(bare(other), { ttl: 60, values: ['9.9.9.9'] }));
    expect(readStep(moved, [bare(other)], null)).toEqual({ status: 'notInForce' });
  });

  it('finds an addition by its value and compares the listed fields', () => {
    const added: ChangeStep = { key: 'a', kind: 'add', record: alias };
    const listed = { ...alias, id: 'real' };
    expect(readStep(added, [listed], null)).toEqual({ status: 'inForce', id: 'real' });
    expect(readStep(added, [bare(listed)], null)).toEqual({ status: 'unknown', id: 'real' });
    expect(readStep(added, [{ ...listed, ttl: 1 }], null)).toEqual({ status: 'unclear' });
    expect(readStep(added, [old], null)).toEqual({ status: 'notInForce' });
  });

  it('finds a deleted record by its listed id', () => {
    const deletion: ChangeStep = { key: 'd', kind: 'delete', record: old };
    expect(readStep(deletion, [], null)).toEqual({ status: 'inForce', id: null });
    expect(readStep(deletion, [old], null)).toEqual({ status: 'notInForce' });
    expect(readStep(deletion, [{ ...old, ttl: 1 }], null)).toEqual({ status: 'unclear' });
  });
});

describe('changesBack', () => {
  const wwwOf = (values: string[]) => zoneRecordFixture({ id: '7', values });

  it('removes only the added value from a record with more values', () => {
    const [step] = stepsOf({ ...noChanges, added: [zoneRecordFixture({ id: 'new 1', values: ['2.2.2.2'] })] });
    const taken = step ? [{ step, id: '7' }] : [];
    const enlarged = wwwOf(['1.1.1.1', '2.2.2.2']);
    expect(changesBack([enlarged], taken)).toEqual({
      ...noChanges,
      edited: [{ before: enlarged, after: wwwOf(['1.1.1.1']) }],
    });
    expect(changesBack([wwwOf(['2.2.2.2'])], taken).deleted).toHaveLength(1);
  });

  it('keeps the fields that another person changed after an edit', () => {
    const { before, after } = edit(old, { ttl: 60 });
    const now = { ...after, values: ['9.9.9.9'] };
    expect(changesBack([now], [{ step: stepOf({ before, after }), id: old.id }]).edited).toEqual([
      { before: now, after: { ...now, ttl: old.ttl } },
    ]);
  });

  it('restores a deleted record under a new id if its own is taken', () => {
    const back = changesBack(
      [other],
      [{ step: { key: 'd', kind: 'delete', record: { ...old, id: other.id } }, id: null }],
    );
    expect(back).toEqual({ ...noChanges, added: [{ ...old, id: `again ${other.id}` }] });
  });
});

describe('mail servers with priorities in their values', () => {
  const mail = zoneRecordFixture({
    id: 'mx',
    name: '@',
    type: 'MX',
    values: ['10 a.x.com', '20 b.x.com'],
    priority: null,
    proxied: false,
  });
  const back = stepsOf(changesBack([], [{ step: { key: 'd', kind: 'delete', record: mail }, id: null }]));

  it('are restored one by one, each with its own priority', () => {
    expect(back.map(({ record }) => draftOf(record))).toMatchObject([
      { values: ['a.x.com'], priority: 10 },
      { values: ['b.x.com'], priority: 20 },
    ]);
  });

  it.each([
    [
      'as two records',
      [
        { values: ['a.x.com'], priority: 10 },
        { values: ['b.x.com'], priority: 20 },
      ],
    ],
    ['as one record again', [{ values: ['10 a.x.com', '20 b.x.com'], priority: null }]],
  ])('are in force if they are listed %s, and an undo deletes them', (_title, listed) => {
    const zone = listed.map((said, index) => ({ ...mail, ...said, id: `given ${index}` }));
    const readings = back.map((step) => readStep(step, zone, null));
    expect(readings.map(({ status }) => status)).toEqual(['inForce', 'inForce']);
    const taken = back.map((step, index) => ({ step, id: zone[index]?.id ?? 'given 0' }));
    expect(changesBack(zone, taken)).toEqual({ ...noChanges, deleted: zone });
    expect(readStep(back[0] as ChangeStep, [{ ...mail, values: ['30 a.x.com', '20 b.x.com'] }], null)).toEqual({
      status: 'unclear',
    });
  });

  it('stay unsplit in the form; a single value gets its priority', () => {
    expect(draftOf({ ...mail, ttl: 60 })).toMatchObject({ values: mail.values, priority: null, ttl: 60 });
    expect(draftOf({ ...mail, values: ['20 b.x.com'] })).toMatchObject({ values: ['b.x.com'], priority: 20 });
  });
});
