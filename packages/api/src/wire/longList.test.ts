import { newestFirst } from '@may/domain';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { orderLongList, settleLongList } from './longList.ts';

const times = fc.constantFrom(
  null,
  'hôm qua',
  ...Array.from({ length: 9 }, (_, day) => `2026-11-0${day + 1}T00:00:00Z`),
);

it('any list in steps of any length: the order is that of newestFirst, equal times in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(times), fc.integer({ min: 1, max: 9 }), async (list, run) => {
      const rows = list.map((createdAt, id) => ({ id, createdAt }));
      const inSteps = [...rows];
      await orderLongList(inSteps, run);
      expect(newestFirst(inSteps)).toEqual(newestFirst([...rows]));
    }),
    { numRuns: 500 * inject('randomShare') },
  );
});

it('newestFirst takes the order that was made in steps, and a list in order is not copied', async () => {
  const older = { createdAt: '2026-11-01T00:00:00Z' };
  const newer = { createdAt: '2026-11-02T00:00:00Z' };
  const rows = [older, newer];
  await orderLongList(rows);
  rows.length = 0;
  expect(newestFirst(rows)).toEqual([newer, older]);
  const inOrder = [newer, older];
  await orderLongList(inOrder);
  expect(newestFirst(inOrder)).toBe(inOrder);
});

it('a reading with the same rows gives back the known ones; any difference gives the new ones in order', async () => {
  const read = () => ({
    items: [1, 2].map((day) => ({ createdAt: `2026-11-0${day}T00:00:00Z`, amount: { amount: day, currency: 'VND' } })),
    unreadable: 1,
  });
  const known = read();
  expect(await settleLongList(read(), known)).toBe(known);
  const others = [
    { ...read(), unreadable: 0 },
    { ...read(), items: read().items.slice(1) },
    { ...read(), items: read().items.toReversed() },
    { ...read(), items: read().items.map((row) => ({ ...row, amount: null })) },
    { ...read(), items: read().items.map((row) => ({ ...row, more: 1 })) },
  ];
  for (const other of others)
    expect(await settleLongList<(typeof other)['items'][number]>(other, known as never)).toBe(other);
  expect(await settleLongList(known, undefined)).toBe(known);
  known.items.length = 0;
  expect(newestFirst(known.items).map(({ createdAt }) => createdAt)).toEqual([
    '2026-11-02T00:00:00Z',
    '2026-11-01T00:00:00Z',
  ]);
});
