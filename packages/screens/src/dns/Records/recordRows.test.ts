import { zoneRecordFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { recordRows, repeatsName, textOfRow } from './recordRows.ts';

const www = zoneRecordFixture({ id: 'www' });
const root = zoneRecordFixture({ id: 'root', name: '@', values: ['198.51.100.1'] });
const mail = zoneRecordFixture({ id: 'mail', name: 'mail' });
const fresh = zoneRecordFixture({ id: 'new 1', name: 'mail', type: 'AAAA', values: ['2001:db8::1'] });
const changes = {
  added: [fresh],
  edited: [{ before: mail, after: { ...mail, values: ['198.51.100.9'] } }],
  deleted: [www],
};
const rows = recordRows([www, root, mail], changes, 'bienxanh.vn');

it('keeps a deleted record in the list, an edited one with both versions, and an added one in its place', () => {
  expect(rows.map(({ id, mark }) => [id, mark])).toEqual([
    ['root', null],
    ['mail', 'edited'],
    ['new 1', 'added'],
    ['www', 'deleted'],
  ]);
  expect(rows[1]).toMatchObject({ before: mail, record: { values: ['198.51.100.9'] } });
});

it('finds an edited record by its new and its old value, its type and its full name', () => {
  const text = rows.slice(1, 2).map(textOfRow).join('');
  for (const part of ['198.51.100.9', '198.51.100.7', 'mail.bienxanh.vn', ' A ']) expect(text).toContain(part);
});

it('reports a repeated name only for a row below a row of the same name', () => {
  expect(rows.map((row, index) => repeatsName(row, rows[index - 1]))).toEqual([false, false, true, false]);
});

it('keeps the row of a record as the same object while its staged change stays the same', () => {
  const next = recordRows([www, root, mail], { ...changes, deleted: [root] }, 'bienxanh.vn');
  expect(next.map((row) => rows.includes(row))).toEqual([false, true, true, false]);
});
