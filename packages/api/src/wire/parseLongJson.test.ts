import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { parseLongJson } from './parseLongJson.ts';

/** Longer than one piece; `},{"` also stands inside texts and rows, where no row ends. */
const rows = Array.from({ length: 9_000 }, (_, id) => ({
  id,
  note: '},{'.repeat(1 + (id % 20)),
  parts: [{ id }, { id: `${id}}]` }],
}));

it.each([
  ['in an envelope', { statusCode: 200, message: 'success', result: rows }],
  ['wrapped once more, with more behind it', { result: { data: rows, total: 9_000 }, list: [1, 2] }],
  ['alone', rows],
  ['beside a second one', { first: rows, second: [{ id: 1 }] }],
  ['behind a text that looks like one', { message: '[{', result: rows, more: '}]' }],
])('a long list %s is parsed as in one go', async (_title, value) => {
  expect(await parseLongJson(JSON.stringify(value))).toEqual(value);
});

it('lets other tasks run between the pieces', async () => {
  let turns = 0;
  let parsing = true;
  const others = () => {
    turns += 1;
    if (parsing) setImmediate(others);
  };
  setImmediate(others);
  await parseLongJson(JSON.stringify({ result: rows }));
  parsing = false;
  // At least, because Node decides how many messages it delivers before other tasks.
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('refuses invalid JSON like JSON.parse', async () => {
  const long = JSON.stringify({ result: rows });
  for (const broken of [long.slice(0, -2), `${long}]`, long.replace('"id":8000', '"id":'), ''])
    await expect(parseLongJson(broken)).rejects.toThrow(SyntaxError);
});

it('any text: the outcome is that of JSON.parse', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.constantFrom('', '[{', '}]', '"', ']'), async (json, more) => {
      let parsed: unknown;
      try {
        parsed = JSON.parse(json + more);
      } catch {
        await expect(parseLongJson(json + more)).rejects.toThrow(SyntaxError);
        return;
      }
      expect(await parseLongJson(json + more)).toEqual(parsed);
    }),
    { numRuns: 1_000 * inject('randomShare') },
  );
});
