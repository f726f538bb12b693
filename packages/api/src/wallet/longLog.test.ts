import { newestFirst } from '@may/domain';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createApi } from '../createApi.ts';
import { transactionFixture } from './wallet.fixtures.ts';
import { transactionSchema } from './wallet.schemas.ts';

/** Reads a log whose answer has this text, which arrives in pieces that cut characters in two. */
const listFrom = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + 40_961));
      at += 40_961;
    },
  });
  const { wallet } = createApi({
    baseUrl: 'https://api.test',
    fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
    getToken: () => 'token',
  });
  return wallet.listTransactions('VND');
};

const odd = [null, 'row', { id: '' }, { id: [{ id: 1 }, { id: 2 }] }, { id: 2 ** 60 }, []];
/** 6,000 rows in no order, more than a million characters. */
const rows = Array.from({ length: 6_000 }, (_, index) =>
  index % 100 === 50
    ? odd[(index / 50) % odd.length]
    : transactionFixture({
        id: index,
        description: `${'Nạp tiền 👛 },{ \\" '.repeat(6)}${index}`,
        created: 1_790_000_000 + ((index * 7_919) % 6_007),
      }),
);
const log = JSON.stringify({ statusCode: 200, message: 'success', result: rows });

it('a long log with unreadable rows gives what the schema gives row by row, in order for newestFirst, and is never parsed in one go', async () => {
  const schema = transactionSchema('VND');
  const items = (JSON.parse(log).result as unknown[]).flatMap((row) => {
    const read = v.safeParse(schema, row);
    return read.success ? [read.output] : [];
  });
  const parsed = vi.spyOn(JSON, 'parse');
  const read = await listFrom(log);
  const lengths = parsed.mock.calls.map(([text]) => text.length);
  parsed.mockRestore();
  expect(Math.max(...lengths)).toBeLessThan(log.length / 5);
  expect(read).toEqual({ items, unreadable: rows.length - items.length });
  expect(newestFirst(read.items)).toEqual(newestFirst(items));
});

it.each([
  ['that is cut', log.slice(0, -9), { reason: 'json' }],
  ['with a broken row', log.replace('"id":5000', '"id":'), { reason: 'json' }],
  ['of plain text', `<p>${log}`, { reason: 'json' }],
  ['whose result is no list', JSON.stringify({ result: { rows } }), { reason: 'schema', at: 'result' }],
  ['without a result', JSON.stringify({ rows }), { reason: 'schema', at: 'result' }],
  ['that is a list', JSON.stringify(rows), { reason: 'schema', at: 'result' }],
  [
    'that is a refusal',
    JSON.stringify({ statusCode: 503, message: 'Bảo trì', rows }),
    { name: 'ApiError', status: 503 },
  ],
])('a long answer %s fails like a short one', async (_, text, failure) => {
  await expect(listFrom(text)).rejects.toMatchObject({ name: 'InvalidResponseError', ...failure });
});
