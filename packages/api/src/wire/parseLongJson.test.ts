import fc from 'fast-check';
import { expect, inject, it, vi } from 'vitest';
import { parseLongJson } from './parseLongJson.ts';

/** Longer than one slice; `},{` also stands inside texts and rows, where no row ends. */
const rows = Array.from({ length: 9_000 }, (_, id) => ({
  id,
  note: `${'},{'.repeat(1 + (id % 20))} nạp`,
  parts: [{ id }, { id: `${id}}]` }],
}));

/** Parses a text that arrives in pieces of at most `size` characters. */
const parse = (text: string, size = 16_384, slice?: number): Promise<unknown> => {
  let at = size;
  const next = async () => {
    const piece = text.slice(at, at + size);
    at += size;
    return piece === '' ? null : piece;
  };
  return parseLongJson(text.slice(0, size), next, slice);
};

it.each([
  ['in an envelope', { statusCode: 200, message: 'success', result: rows }],
  ['wrapped once more, with more behind it', { result: { data: rows, total: 9_000 }, list: [1, 2] }],
  ['alone', rows],
  ['beside a second one', { first: rows, second: [{ id: 1 }] }],
  ['before a longer one', { first: [{ id: 1 }], second: rows }],
  ['behind a text that looks like one', { message: '[{', result: rows, more: '}]' }],
  ['of one row with a long list', { result: [{ id: 1, rows }] }],
])('a long list %s is parsed as in one go', async (_title, value) => {
  const text = JSON.stringify(value);
  expect(await parse(text)).toEqual(value);
  expect(await parse(text, text.length)).toEqual(value);
});

it.each([
  ['in an envelope', JSON.stringify({ statusCode: 200, message: 'success', result: rows })],
  ['wrapped once more', JSON.stringify({ result: { data: rows, total: 9_000 } })],
  ['with spaces between its rows', `{"result": [${rows.map((row) => JSON.stringify(row)).join(',\n ')}]}`],
])('a long list %s is never parsed by more than about a slice at once', async (_title, text) => {
  const parsed = vi.spyOn(JSON, 'parse');
  await parse(text);
  const lengths = parsed.mock.calls.map(([of]) => of.length);
  parsed.mockRestore();
  expect(Math.max(...lengths)).toBeLessThan(150_000);
});

it('lets other tasks run between the slices', async () => {
  let turns = 0;
  let parsing = true;
  const others = () => {
    turns += 1;
    if (parsing) setImmediate(others);
  };
  setImmediate(others);
  await parse(JSON.stringify({ result: rows }));
  parsing = false;
  // At least, because Node decides how many messages it delivers before other tasks.
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('refuses invalid JSON like JSON.parse', async () => {
  const long = JSON.stringify({ result: rows });
  for (const broken of [long.slice(0, -2), long.slice(0, 600_000), `${long}]`, long.replace('"id":8000', '"id":'), ''])
    await expect(parse(broken)).rejects.toThrow(SyntaxError);
});

it('rejects with the error of a connection that breaks inside the list', async () => {
  const begun = JSON.stringify({ result: rows }).slice(0, 600_000);
  const broken = new TypeError('terminated');
  await expect(parseLongJson(begun, async () => Promise.reject(broken))).rejects.toBe(broken);
});

it('any text in any pieces and slices: the outcome is that of JSON.parse', async () => {
  const lists = fc.array(fc.dictionary(fc.constantFrom('id', '},{', '[{'), fc.jsonValue({ maxDepth: 2 })), {
    minLength: 1,
  });
  const bodies = fc.oneof(
    fc.json(),
    fc.record({ result: lists }).map((body) => JSON.stringify(body)),
    fc.record({ result: fc.record({ data: lists }), more: fc.jsonValue() }).map((body) => JSON.stringify(body)),
  );
  const endings = fc.constantFrom('', '', '[{', '}]', '"', ']');
  const sizes = fc.integer({ min: 1, max: 60 });
  await fc.assert(
    fc.asyncProperty(bodies, endings, sizes, sizes, async (json, ending, size, slice) => {
      let parsed: unknown;
      try {
        parsed = JSON.parse(json + ending);
      } catch {
        await expect(parse(json + ending, size, slice)).rejects.toThrow(SyntaxError);
        return;
      }
      expect(await parse(json + ending, size, slice)).toEqual(parsed);
    }),
    { numRuns: 1_000 * inject('randomShare') },
  );
});
