import * as v from 'valibot';
import { expect, it } from 'vitest';
import { envelopeOf } from './envelope.ts';
import { identifier } from './fields.ts';
import { dataList, list, readRows } from './rows.ts';

const row = v.object({ id: identifier });
const raw = [{ id: 1 }, null, { id: '' }, { id: 'b', more: true }, 'row'];
const rows = { items: [{ id: '1' }, { id: 'b' }], unreadable: 3 };

it('reads the good rows of a list and counts the others', async () => {
  expect(await readRows(row, v.parse(envelopeOf(list), { result: raw }))).toEqual(rows);
  expect(await readRows(row, v.parse(envelopeOf(dataList), { result: { data: raw, total: 5 } }))).toEqual(rows);
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

/** The number of times that other tasks ran while `count` rows were read. */
const turnsWhileReading = async (count: number): Promise<number> => {
  let turns = 0;
  let reading = true;
  const others = () => {
    if (!reading) return;
    turns += 1;
    setImmediate(others);
  };
  setImmediate(others);
  const read = await readRows(
    row,
    Array.from({ length: count }, (_, id) => ({ id })),
  );
  reading = false;
  expect([read.items.length, read.items.at(-1)]).toEqual([count, { id: String(count - 1) }]);
  return turns;
};

it('lets other tasks run again and again while a long list is read, and reads all of it', async () => {
  // At least one turn in every second pause, because Node decides how many messages it delivers before other tasks.
  expect(await turnsWhileReading(10_000)).toBeGreaterThanOrEqual(10);
});

it('reads a short list in one go', async () => {
  expect(await turnsWhileReading(125)).toBe(0);
});
