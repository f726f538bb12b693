import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { parseTimestamp } from './parseTimestamp.ts';

it('reads seconds, milliseconds and ISO times', () => {
  const spellings: Record<string, unknown[]> = {
    '2026-11-21T00:00:00.000Z': [
      ...[1_795_219_200, 1_795_219_200_000, '1795219200'],
      ...['2026-11-21', '2026-11-21T07:00:00+07:00', '2026-11-21 00:00:00'],
    ],
    '2026-11-21T00:00:00.123Z': ['2026-11-21T00:00:00.123456Z'],
    '2028-02-29T00:00:00.000Z': ['2028-02-29'],
  };
  for (const [iso, given] of Object.entries(spellings))
    for (const raw of given) expect.soft(parseTimestamp(raw), `${raw}`).toBe(iso);
});

it('refuses a time that would need a guess', () => {
  const texts = '|hôm qua|21/11/2026|2026-02-30|2026-13-01|2026-11-21T25:00:00Z'.split('|');
  for (const raw of [...texts, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e15, null, undefined, {}])
    expect.soft(parseTimestamp(raw), `${raw}`).toBeNull();
});

it('any input: the result is null or a valid ISO date', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.double(), fc.stringMatching(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\dZ?$/)),
      (raw) => {
        const read = parseTimestamp(raw);
        if (read !== null) expect(new Date(read).toISOString()).toBe(read);
      },
    ),
    { numRuns: 2_000 * inject('randomShare') },
  );
});
