import * as v from 'valibot';
import { expect, it } from 'vitest';
import { envelopeOf } from './envelope.ts';
import { identifier } from './fields.ts';
import { dataRowsOf, rowsOf } from './rows.ts';

const row = v.object({ id: identifier });
const raw = [{ id: 1 }, null, { id: '' }, { id: 'b', more: true }, 'row'];
const rows = { items: [{ id: '1' }, { id: 'b' }], unreadable: 3 };

it('reads the good rows of a list and counts the others', () => {
  expect(v.parse(envelopeOf(rowsOf(row)), { result: raw })).toEqual(rows);
  expect(v.parse(envelopeOf(dataRowsOf(row)), { result: { data: raw, total: 5 } })).toEqual(rows);
});

it.each([
  ['a list where data was told', dataRowsOf(row), [], 'result.data'],
  ['data that is no list', dataRowsOf(row), { data: {} }, 'result.data'],
  ['data that is missing', dataRowsOf(row), {}, 'result.data'],
  ['data where a list was told', rowsOf(row), { data: [] }, 'result'],
])('refuses %s and says where', (_title, schema, result, at) => {
  const read = v.safeParse(envelopeOf(schema), { result });
  expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual([at]);
});
