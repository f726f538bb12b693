import * as v from 'valibot';
import { expect, it } from 'vitest';
import { envelopeOf } from './envelope.ts';
import { identifier } from './fields.ts';
import { dataList, list, readRows } from './rows.ts';

const row = v.object({ id: identifier });
const raw = [{ id: 1 }, null, { id: '' }, { id: 'b', more: true }, 'row'];
const rows = { items: [{ id: '1' }, { id: 'b' }], unreadable: 3 };

it('reads the good rows of a list and counts the others', () => {
  expect(readRows(row, v.parse(envelopeOf(list), { result: raw }))).toEqual(rows);
  expect(readRows(row, v.parse(envelopeOf(dataList), { result: { data: raw, total: 5 } }))).toEqual(rows);
});

it.each([
  ['a list where data was told', dataList, [], 'result.data'],
  ['data that is no list', dataList, { data: {} }, 'result.data'],
  ['data that is missing', dataList, {}, 'result.data'],
  ['data where a list was told', list, { data: [] }, 'result'],
])('refuses %s and names the path of the fault', (_title, schema, result, at) => {
  const read = v.safeParse(envelopeOf(schema), { result });
  expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual([at]);
});
