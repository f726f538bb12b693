import { describe, expect, inject, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { applyChanges, type ChangeSet, diffZones, noChanges } from './changeSet.ts';
import { type ChangeStep, changesOfSteps, checkChanges, judgeStep, nearIn, readStep } from './changeSteps.ts';
import { changesBack } from './changesBack.ts';
import { findingsOf, mayBeApplied, zoneFindings } from './findings.ts';
import { randomZone } from './randomZone.fixtures.ts';
import { draftOf, type ZoneRecord } from './records.ts';
import { stepsOf } from './stepOrder.ts';
import { exportZone } from './zoneText.ts';

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

  it('two records that swap their values are each sent once', () => {
    const [first, second] = [
      zoneRecordFixture({ values: ['1.1.1.1'] }),
      zoneRecordFixture({ id: 'b', values: ['1.0.0.1'] }),
    ];
    const edited = [edit(first, { values: ['1.0.0.1'] }), edit(second, { values: ['1.1.1.1'] })];
    expect(keysOf({ edited }).sort()).toEqual(['edit b', 'edit rec_1']);
  });

  it('random change sets without a blocking finding have none after each step either', () => {
    let moves = 0;
    for (let seed = 0; seed < 2_000 * inject('randomShare'); seed += 1) {
      const zone = randomZone(seed, 2 + (seed % 12));
      if (!mayBeApplied(zoneFindings(zone, 'example.com'))) continue;
      // Each record takes the place of the next one, and the last one is deleted or gets a new place.
      const moved = zone.slice(0, -1).map((record, index) => ({ ...(zone[index + 1] ?? record), id: record.id }));
      const last = zone.slice(-1).map((record) => ({ ...record, name: 'elsewhere' }));
      const changes = diffZones(zone, seed % 2 === 0 ? moved : [...moved, ...last]);
      if (!mayBeApplied(findingsOf(zone, changes, 'example.com'))) continue;
      let held: readonly ZoneRecord[] = zone;
      for (const step of stepsOf(changes)) {
        moves += 1;
        const next = changesOfSteps([step]);
        expect(mayBeApplied(findingsOf(held, next, 'example.com'))).toBe(true);
        held = takeStep(held, step);
      }
    }
    expect(moves).toBeGreaterThan(2_500 * inject('randomShare'));
  });

  it('sorts a chain of 10,000 renames without deep recursion', () => {
    const zone = Array.from({ length: 10_000 }, (_, index) => zoneRecordFixture({ id: `${index}`, name: `n${index}` }));
    const edited = zone.map((record, index) => edit(record, { name: `n${index + 1}` }));
    expect(keysOf({ edited })[0]).toBe('edit 9999');
  });
});

describe('readStep', () => {
  const longer = stepOf(edit(other, { ttl: 60 }));

  it('reads an edit as in force, not in force or unclear', () => {
    expect(readStep(longer, [longer.record], null)).toEqual({ status: 'inForce', id: other.id, kept: null });
    expect(readStep(longer, [other], null)).toEqual({ status: 'notInForce' });
    expect(readStep(longer, [{ ...other, ttl: 90 }], null)).toEqual({ status: 'unclear' });
    expect(readStep(longer, [], null)).toEqual({ status: 'unclear' });
  });

  const proxied = { ...alias, proxied: true };
  it('an addition that the provider changed is in force, is told as kept, and is undone', () => {
    const rows: readonly [string, ZoneRecord, Partial<ZoneRecord>][] = [
      ['a lifetime that the provider clamps', alias, { ttl: 300 }],
      ['an automatic lifetime behind the proxy', proxied, { ttl: 1 }],
      ['a proxy that the provider leaves off', proxied, { proxied: false }],
      ['a value that the provider re-spells', { ...alias, type: 'TXT', values: ['a  b'] }, { values: ['a b'] }],
    ];
    for (const [title, record, change] of rows) {
      const kept = { ...record, id: 'real', ...change };
      const step: ChangeStep = { key: 'a', kind: 'add', record };
      expect.soft(readStep(step, [kept], 'real'), title).toEqual({ status: 'inForce', id: 'real', kept });
      expect
        .soft(changesBack([kept], [{ step, id: 'real', kept }]).changes, title)
        .toEqual({ ...noChanges, deleted: [kept] });
    }
  });

  it('an edit whose answer arrived and whose lifetime is clamped is in force; without an answer it is unclear', () => {
    const kept = { ...other, ttl: 120 };
    expect(readStep(longer, [kept], null, { isAnswered: true })).toEqual({ status: 'inForce', id: other.id, kept });
    expect(changesBack([kept], [{ step: longer, id: other.id, kept }]).changes.edited).toEqual([
      { before: kept, after: other },
    ]);
    expect(changesBack([other], [{ step: longer, id: other.id, kept }]).conflicts).toHaveLength(1);
    expect(readStep(longer, [{ ...kept, values: ['9.9.9.9'] }], null)).toEqual({ status: 'unclear' });
  });

  it('an edit whose provider sets another lifetime or writes the priority into the value is in force, and undone', () => {
    const mail = zoneRecordFixture({ type: 'MX', values: ['a.x.com'], priority: 10, proxied: false });
    const step = stepOf(edit(mail, { values: ['b.x.com'], priority: 20 }));
    const listed = { ...mail, values: ['20 b.x.com'], priority: null, ttl: 300 };
    expect(readStep(step, [listed], null)).toEqual({ status: 'inForce', id: mail.id, kept: null });
    const back = { ...mail, ttl: 300 };
    expect(changesBack([listed], [{ step, id: mail.id }]).changes.edited).toEqual([{ before: listed, after: back }]);
  });

  it('an undo takes back the lifetime that the provider sets by itself behind the proxy', () => {
    for (const ttl of [1, 300]) {
      const { before, after } = edit({ ...alias, proxied: false, ttl: 3_600 }, { proxied: true });
      const kept = { ...after, ttl };
      expect.soft(readStep(stepOf({ before, after }), [kept], null, { isAnswered: true }), `${ttl}`).toEqual({
        status: 'inForce',
        id: kept.id,
        kept,
      });
      const taken = [{ step: stepOf({ before, after }), id: kept.id, kept }];
      expect.soft(changesBack([kept], taken), `${ttl}`).toEqual({
        changes: { ...noChanges, edited: [{ before: kept, after: before }] },
        conflicts: [],
      });
      // Another person's later lifetime stays, and is told.
      const later = { ...kept, ttl: 77 };
      expect.soft(changesBack([later], taken), `${ttl}`).toMatchObject({
        changes: { edited: [{ after: { proxied: false, ttl: 77 } }] },
        conflicts: [{ now: later }],
      });
    }
  });

  it('an edit whose answer arrived and whose value is re-spelled is in force, and undone', () => {
    const text = zoneRecordFixture({ type: 'TXT', values: ['a'], proxied: false });
    const { before, after } = edit(text, { values: ['b '] });
    const kept = { ...after, values: ['b'] };
    const step = stepOf({ before, after });
    expect(readStep(step, [kept], null)).toEqual({ status: 'unclear' });
    expect(readStep(step, [kept], null, { isAnswered: true })).toEqual({ status: 'inForce', id: kept.id, kept });
    expect(changesBack([kept], [{ step, id: kept.id, kept }]).changes.edited).toEqual([
      { before: kept, after: before },
    ]);
  });

  it('an edited lifetime that the provider does not list is `unknown`, not in force', () => {
    expect(readStep(longer, [bare(other)], null)).toEqual({ status: 'unknown', id: other.id, kept: null });
    const moved = stepOf(edit(bare(other), { ttl: 60, values: ['9.9.9.9'] }));
    expect(readStep(moved, [bare(other)], null)).toEqual({ status: 'notInForce' });
  });

  it('finds an addition by its value and compares the listed fields', () => {
    const added: ChangeStep = { key: 'a', kind: 'add', record: alias };
    const listed = { ...alias, id: 'real' };
    expect(readStep(added, [listed], null)).toEqual({ status: 'inForce', id: 'real', kept: null });
    expect(readStep(added, [bare(listed)], null)).toEqual({ status: 'unknown', id: 'real', kept: null });
    expect(readStep(added, [{ ...listed, values: ['c.d'] }], null)).toEqual({ status: 'notInForce' });
    expect(readStep(added, [old], null)).toEqual({ status: 'notInForce' });
  });

  it('finds an addition among records like it: by its own id, then the one that is kept best', () => {
    const added: ChangeStep = { key: 'a', kind: 'add', record: alias };
    const inForce = (id: string, kept: ZoneRecord | null = null) => ({ status: 'inForce', id, kept });
    const text: ChangeStep = { key: 'a', kind: 'add', record: { ...alias, type: 'TXT', values: ['a b'] } };
    const texts = { ...text.record, id: 'own', values: ['A  b', 'a b'], ttl: 77 };
    const [first, own] = [
      { ...alias, id: 'first' },
      { ...alias, id: 'own' },
    ];
    for (const [step, zone, wanted] of [
      [added, [{ ...first, name: 'elsewhere' }], { status: 'notInForce' }],
      [added, [{ ...first, type: 'TXT' }], { status: 'notInForce' }],
      [added, [first, own], inForce('own')],
      [added, [first, { ...own, values: ['z.z'] }], inForce('first')],
      [
        added,
        [
          { ...first, ttl: 77 },
          { ...alias, id: 'second' },
        ],
        inForce('second'),
      ],
      [added, [bare(first), { ...alias, id: 'second' }], inForce('second')],
      [added, [{ ...first, ttl: 77 }, bare({ ...alias, id: 'b' })], { status: 'unknown', id: 'b', kept: null }],
      [text, [texts], inForce('own', { ...texts, values: ['a b'] })],
      [text, [{ ...texts, values: ['"A b"'], ttl: 60 }], inForce('own', { ...texts, values: ['"A b"'], ttl: 60 })],
    ] as const)
      expect.soft(readStep(step, zone, 'own'), JSON.stringify(zone)).toMatchObject(wanted);
  });

  it('an edit of content is in force beside another lifetime; one of a setting counts once the list had time to change', () => {
    const { before, after } = edit(other, { values: ['9.9.9.9'], ttl: 60 });
    const [kept, foreign] = [
      { ...after, ttl: 300 },
      { ...longer.record, values: ['7.7.7.7'] },
    ];
    expect(readStep(stepOf({ before, after }), [kept], null)).toEqual({ status: 'inForce', id: other.id, kept });
    const shielded = stepOf(edit({ ...alias, proxied: false }, { proxied: true }));
    const listed = { ...alias, proxied: false };
    expect(readStep(shielded, [listed], null, { isAnswered: true })).toEqual({ status: 'notInForce' });
    expect(readStep(shielded, [listed], null, { isAnswered: true, isSettled: true })).toMatchObject({ kept: listed });
    // Another person's content is not told as what the provider keeps.
    const answered = readStep(longer, [foreign], null, { isAnswered: true });
    expect(answered).toEqual({ status: 'inForce', id: other.id, kept: null });
  });

  it('finds a deleted record by its listed id', () => {
    const deletion: ChangeStep = { key: 'd', kind: 'delete', record: old };
    expect(readStep(deletion, [], null)).toEqual({ status: 'inForce', id: null, kept: null });
    expect(readStep(deletion, [old], null)).toEqual({ status: 'notInForce' });
    expect(readStep(deletion, [{ ...old, ttl: 1 }], null)).toEqual({ status: 'unclear' });
  });
});

describe('judgeStep', () => {
  it('judges an addition by the record that has its values, and an edit also by its other fields', () => {
    const added: ChangeStep = { key: 'a', kind: 'add', record: alias };
    const listed = { ...alias, id: 'real' };
    expect(judgeStep(added, [old])).toBe('open');
    expect(judgeStep(added, [listed])).toBe('done');
    expect(judgeStep(added, [bare(listed)])).toBe('done');
    const now = { ...listed, ttl: 77 };
    expect(judgeStep(added, [{ ...old, id: alias.id }, now])).toEqual({ step: added, now });
    const longer = stepOf(edit(bare(old), { ttl: 60 }));
    expect(judgeStep(longer, [bare(old)])).toBe('open');
  });

  it('needs the records of the step’s name, and its own one under another name', () => {
    const own = { ...old, id: 'own', name: 'before' };
    const near = nearIn([old, other, own]);
    const step = stepOf(edit(own, { name: old.name }));
    expect(near(step, null)).toEqual([own, old]);
    expect(near({ ...step, record: own }, null)).toEqual([own]);
    expect(near(step, other.id)).toEqual([other, old]);
    expect(near({ ...step, record: { ...own, id: 'gone', name: 'nobody' } }, null)).toEqual([]);
  });
});

describe('checkChanges', () => {
  const longer = edit(old, { ttl: 60 });
  const editing: ChangeSet = { ...noChanges, edited: [longer] };
  const conflict = { ...stepOf(longer), key: old.id };

  it('an edited record that another person changed or deleted is a conflict with its present values', () => {
    const now = { ...old, values: ['9.9.9.9'] };
    expect(checkChanges([now], editing)).toEqual({ changes: noChanges, conflicts: [{ step: conflict, now }] });
    expect(checkChanges([], editing)).toEqual({ changes: noChanges, conflicts: [{ step: conflict, now: null }] });
  });

  it('a changed record that is to be deleted is a conflict; one that is gone is not', () => {
    const now = { ...old, ttl: 61 };
    const deleting = { ...noChanges, deleted: [old] };
    const kept = [{ step: { kind: 'delete' }, now }];
    expect(checkChanges([now], deleting)).toMatchObject({ changes: noChanges, conflicts: kept });
    expect(checkChanges([], deleting)).toEqual({ changes: noChanges, conflicts: [] });
  });

  it('a record that has the wanted values already is neither changed nor a conflict', () => {
    expect(checkChanges([longer.after], editing)).toEqual({ changes: noChanges, conflicts: [] });
  });

  it('random zones: without other changes the change set stays the same, also if fields are not listed', () => {
    for (let seed = 0; seed < 1_000 * inject('randomShare'); seed += 1) {
      const complete = randomZone(seed, seed % 12);
      const zone = seed % 2 === 0 ? complete : complete.map(bare);
      const wanted = [
        ...zone.map((record, index) => (index % 2 === 0 ? { ...record, ttl: 61 } : record)).slice(1),
        old,
      ];
      const changes = diffZones(zone, wanted);
      expect(checkChanges(zone, changes)).toEqual({ changes, conflicts: [] });
    }
  });

  it('random zones: no record that another person changed is touched', () => {
    for (let seed = 0; seed < 2_000 * inject('randomShare'); seed += 1) {
      const zone = randomZone(seed, 1 + (seed % 10));
      const stage = (record: ZoneRecord, index: number): ZoneRecord[] =>
        [[], [{ ...record, ttl: 61 }], [{ ...record, values: ['5.5.5.5'] }], [record]][(index + seed) % 4] ?? [];
      const changeElsewhere = (record: ZoneRecord, index: number): ZoneRecord =>
        [record, { ...record, ttl: 77 }, { ...record, values: ['7.7.7.7'] }, record][(index * 3 + seed) % 4] ?? record;
      const now = zone.map(changeElsewhere);
      const { changes, conflicts } = checkChanges(now, diffZones(zone, zone.flatMap(stage)));
      const after = new Map(applyChanges(now, changes).map((record) => [record.id, record]));
      for (const [index, record] of now.entries()) {
        const before = zone[index] ?? record;
        if (before === record) continue;
        expect(after.get(record.id)).toEqual(record);
        const isMine = stage(before, index)[0] !== before;
        expect(conflicts.some((conflict) => conflict.now === record)).toBe(isMine);
      }
    }
  });
});

it('sorts steps into a change set, in which an addition has its key as its id', () => {
  const added: ChangeStep = { key: 'add 1', kind: 'add', record: alias };
  const deleted: ChangeStep = { key: 'd', kind: 'delete', record: old };
  const edited = edit(other, { ttl: 60 });
  expect(changesOfSteps([added, stepOf(edited), deleted])).toEqual({
    added: [{ ...alias, id: 'add 1' }],
    edited: [edited],
    deleted: [old],
  });
});

describe('changesBack', () => {
  const wwwOf = (values: string[]) => zoneRecordFixture({ id: '7', values });

  it('removes only the added value from a record with more values', () => {
    const [step] = stepsOf({ ...noChanges, added: [zoneRecordFixture({ id: 'new 1', values: ['2.2.2.2'] })] });
    const taken = step ? [{ step, id: '7' }] : [];
    const enlarged = wwwOf(['1.1.1.1', '2.2.2.2']);
    expect(changesBack([enlarged], taken)).toEqual({
      changes: { ...noChanges, edited: [{ before: enlarged, after: wwwOf(['1.1.1.1']) }] },
      conflicts: [],
    });
    expect(changesBack([wwwOf(['2.2.2.2'])], taken).changes.deleted).toHaveLength(1);
    expect(changesBack([wwwOf(['9.9.9.9'])], taken)).toMatchObject({
      changes: noChanges,
      conflicts: [{ step: { kind: 'delete' }, now: { values: ['9.9.9.9'] } }],
    });
  });

  it('restores the fields that an edit changed and tells another person’s change of the others; of the same field it is a conflict', () => {
    const { before, after } = edit(old, { ttl: 60 });
    const taken = [{ step: stepOf({ before, after }), id: old.id }];
    const elsewhere = { ...after, values: ['9.9.9.9'] };
    const back = { before: elsewhere, after: { ...elsewhere, ttl: before.ttl } };
    const told = { step: { key: 'e', kind: 'edit', record: before, before: after }, now: elsewhere };
    expect(changesBack([elsewhere], taken)).toEqual({ changes: { ...noChanges, edited: [back] }, conflicts: [told] });
    const now = { ...after, ttl: 77 };
    expect(changesBack([now], taken)).toEqual({
      changes: noChanges,
      conflicts: [{ step: { key: 'e', kind: 'edit', record: before, before: after }, now }],
    });
  });

  it('restores a deleted record under a new id if its own is taken', () => {
    const { changes } = changesBack(
      [other],
      [{ step: { key: 'd', kind: 'delete', record: { ...old, id: other.id } }, id: null }],
    );
    expect(changes).toEqual({ ...noChanges, added: [{ ...old, id: `again ${other.id}` }] });
  });

  it('random zones: restores the zone', () => {
    const linesOf = (zone: readonly ZoneRecord[]) => exportZone(zone, 'example.com').split('\n').sort();
    for (let seed = 0; seed < 1_500 * inject('randomShare'); seed += 1) {
      const zone = randomZone(seed, seed % 20);
      const kept = zone.flatMap((record, index) => [[], [{ ...record, ttl: 61 }], [record]][(index + seed) % 3] ?? []);
      const fresh = randomZone(seed + 100_000, seed % 7).map((record) => ({ ...record, id: `new ${record.id}` }));
      const steps = stepsOf(diffZones(zone, [...kept, ...fresh]));
      const after = applyChanges(zone, changesOfSteps(steps));
      const taken = steps.map((step) => ({ step, id: step.kind === 'add' ? step.key : step.record.id }));
      const { changes, conflicts } = changesBack(after, taken);
      expect(conflicts).toEqual([]);
      expect(linesOf(applyChanges(after, changes))).toEqual(linesOf(zone));
    }
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
  const back = stepsOf(changesBack([], [{ step: { key: 'd', kind: 'delete', record: mail }, id: null }]).changes);

  it('are restored one by one, each with its own priority', () => {
    expect(back.map(({ record }) => draftOf(record))).toMatchObject([
      { values: ['a.x.com'], priority: 10 },
      { values: ['b.x.com'], priority: 20 },
    ]);
  });

  it('are in force if they are listed as two records or as one again, and an undo deletes them', () => {
    for (const [title, listed] of [
      [
        'as two records',
        [
          { values: ['a.x.com'], priority: 10 },
          { values: ['b.x.com'], priority: 20 },
        ],
      ],
      ['as one record again', [{ values: ['10 a.x.com', '20 b.x.com'], priority: null }]],
    ] as const) {
      const zone = listed.map((said, index) => ({ ...mail, ...said, id: `given ${index}` }));
      const readings = back.map((step) => readStep(step, zone, null));
      const statuses = readings.map(({ status }) => status);
      expect.soft(statuses, title).toEqual(['inForce', 'inForce']);
      const taken = back.map((step, index) => ({ step, id: zone[index]?.id ?? 'given 0' }));
      expect.soft(changesBack(zone, taken).changes, title).toEqual({ ...noChanges, deleted: zone });
      expect
        .soft(readStep(back[0] as ChangeStep, [{ ...mail, values: ['30 a.x.com', '20 b.x.com'] }], null), title)
        .toMatchObject({
          kept: { values: ['a.x.com'], priority: 30 },
        });
    }
  });

  it('stay unsplit in the form; a single value gets its priority', () => {
    expect(draftOf({ ...mail, ttl: 60 })).toMatchObject({ values: mail.values, priority: null, ttl: 60 });
    expect(draftOf({ ...mail, values: ['20 b.x.com'] })).toMatchObject({ values: ['b.x.com'], priority: 20 });
  });
});
