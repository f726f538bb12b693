import { expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { noChanges } from './changeSet.ts';
import type { ChangeStep } from './changeSteps.ts';
import { changesBack } from './changesBack.ts';

const old = zoneRecordFixture();
const after = { ...old, values: ['2.2.2.2'] };
const [deletion, addition]: ChangeStep[] = [
  { key: 'd', kind: 'delete', record: old },
  { key: 'a', kind: 'add', record: old },
] as const;
const editing: ChangeStep = { key: 'e', kind: 'edit', record: after, before: old };
const taken = (step: ChangeStep | undefined, more = {}) => [{ step: step as ChangeStep, id: null, ...more }];

it('a step that another person may have made is not undone, and is told', () => {
  const doubtful = { isDoubtful: true };
  for (const [step, zone, now, kind] of [
    [deletion, [], null, 'add'],
    [deletion, [old], old, 'add'],
    [editing, [after], after, 'edit'],
    [editing, [], null, 'edit'],
  ] as const) {
    const { changes, conflicts } = changesBack(zone, taken(step, doubtful));
    expect.soft([changes, conflicts], kind).toEqual([noChanges, [{ step: expect.objectContaining({ kind }), now }]]);
  }
  expect(changesBack([], taken(deletion, doubtful)).conflicts).toEqual([
    { step: { key: 'd', kind: 'add', record: old }, now: null },
  ]);
});

it('an edited record gets back its values, with what the list alone tells of it, under its listed id', () => {
  const [before, record] = [old, after].map((one) => ({ ...one, ttl: null, proxied: null }));
  if (!before || !record) throw new Error('two records');
  const listed = { ...record, id: 'real', ttl: 300, proxied: false };
  const undone = changesBack([listed], taken({ ...editing, before, record }, { id: 'real' }));
  expect(undone).toEqual({
    changes: { ...noChanges, edited: [{ before: listed, after: { ...listed, values: old.values } }] },
    conflicts: [],
  });
  expect(changesBack([], taken(editing))).toEqual({
    changes: noChanges,
    conflicts: [{ step: { key: 'e', kind: 'edit', record: old, before: after }, now: null }],
  });
});

it('an added record that is not listed under its id is not deleted; one like it is told', () => {
  const like = { ...old, id: 'of another person' };
  expect(changesBack([like], taken(addition, { id: 'gone' }))).toEqual({
    changes: noChanges,
    conflicts: [{ step: { key: 'a', kind: 'delete', record: old }, now: like }],
  });
  for (const other of [{ name: 'elsewhere' }, { type: 'TXT' }, { values: ['9.9.9.9'] }])
    expect.soft(changesBack([{ ...like, ...other }], taken(addition, { id: 'gone' }))).toEqual({
      changes: noChanges,
      conflicts: [],
    });
});

it('an added mail server is taken out of a record by its priority too', () => {
  const mail = { ...old, type: 'MX', name: '@', priority: null, proxied: false };
  const record = { ...mail, values: ['a.x'], priority: 10 };
  const listed = { ...mail, values: ['10 a.x', '20 a.x', '10 b.x'] };
  expect(changesBack([listed], taken({ key: 'a', kind: 'add', record })).changes.edited).toEqual([
    { before: listed, after: { ...listed, values: ['20 a.x', '10 b.x'] } },
  ]);
});
