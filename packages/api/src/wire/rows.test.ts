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

it('refuses a value of the wrong shape and names the path of the fault', () => {
  for (const [title, schema, result, at] of [
    ['a list where data was told', dataList, [], 'result.data'],
    ['data that is no list', dataList, { data: {} }, 'result.data'],
    ['data that is missing', dataList, {}, 'result.data'],
    ['data where a list was told', list, { data: [] }, 'result'],
  ] as const) {
    const read = v.safeParse(envelopeOf(schema), { result });
    const faults = read.issues?.map((issue) => v.getDotPath(issue));
    expect.soft(faults, title).toEqual([at]);
  }
});
