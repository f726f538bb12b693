import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { createApi } from './createApi.ts';
import { answerOf, endpointNames, endpoints, isRequestTo } from './endpoints.ts';
import { isApiError } from './errors/ApiError.ts';
import { isInvalidResponseError } from './errors/InvalidResponseError.ts';
import { readEvent } from './realtime/readEvent.ts';

let body = '';
const asked: Request[] = [];
const api = createApi({
  baseUrl: 'https://api.test',
  fetch: async (input, init) => {
    asked.push(new Request(input, init));
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  },
  getToken: () => 'token',
});

const hostile = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('NaN', 1e308, 2 ** 53, '1e400', '<img>', '\u2212', -0, { __proto__: null }, '2026-02-30', [[]]),
  fc.double({ noNaN: true }),
);

/** Answers in which any field, at any depth, may be missing or replaced by arbitrary JSON. */
const damaged = (good: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(good)) return fc.oneof(fc.array(damaged(good[0]), { maxLength: 4 }), hostile);
  if (typeof good !== 'object' || good === null)
    return fc.oneof({ weight: 3, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: hostile });
  const fields = Object.fromEntries(Object.entries(good).map(([key, value]) => [key, damaged(value)]));
  return fc.oneof({ weight: 9, arbitrary: fc.record(fields, { requiredKeys: [] }) }, { weight: 1, arbitrary: hostile });
};

/** True if all numbers are safe integers and no value is undefined, at any depth. */
const isClean = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isClean);
  return value !== undefined;
};

it('each call sends the specified request and reads the specified and the rich answer', async () => {
  for (const name of endpointNames) {
    const endpoint = endpoints[name];
    for (const result of [endpoint.literal, endpoint.rich]) {
      asked.length = 0;
      body = JSON.stringify(answerOf(endpoint, result));
      const output = await endpoint.ask(api);
      const sent = asked.map((request) => isRequestTo(endpoint, request));
      expect.soft(sent, name).toEqual([true]);
      if (result === undefined) expect.soft(output, name).toBeUndefined();
      else expect.soft(isClean(output), name).toBe(true);
      if (Array.isArray(result)) expect.soft(output, name).toMatchObject({ items: [expect.anything()], unreadable: 0 });
    }
  }
});

it.each(endpointNames)('%s reads any JSON, or rejects with InvalidResponseError or ApiError', async (name) => {
  const endpoint = endpoints[name];
  const { ask, literal, rich } = endpoint;
  const results = literal === rich ? damaged(rich) : fc.oneof(damaged(literal), damaged(rich));
  const answers = fc.oneof(
    hostile,
    results.map((result) => answerOf(endpoint, result)),
    fc.record({ message: fc.constantFrom('success', 'no', 5), result: results }),
  );
  let read = 0;
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      // JSON.parse reads 1e400 as Infinity, which JSON.stringify cannot write.
      body = JSON.stringify(answer).replaceAll('1e+308', '1e400');
      try {
        const output = await ask(api);
        read += 1;
        expect(output === undefined || isClean(output)).toBe(true);
      } catch (error) {
        expect(isApiError(error) || isInvalidResponseError(error)).toBe(true);
      }
    }),
    { numRuns: 500 * inject('randomShare') },
  );
  // The seed decides how many; an endpoint that refuses everything would pass the property, too.
  expect(read).toBeGreaterThan(0);
});

describe('a realtime message', () => {
  it('with any payload is read or dropped, without an error', () => {
    const good = {
      id: 'in_1',
      event_id: 'e',
      amount_paid: 0,
      amount_due: 5,
      currency: 'vnd',
      hosted_invoice_url: 'https://a.b/',
    };
    const names = fc.oneof(fc.constantFrom('invoice.paid', 'invoice.create', '__proto__', 'toString'), fc.string());
    const runs = 3_000 * inject('randomShare');
    let read = 0;
    fc.assert(
      fc.property(names, fc.oneof(damaged(good), fc.anything()), (name, payload) => {
        const event = readEvent(name, payload, 'VND');
        if (event === null) return;
        read += 1;
        expect(isClean(event)).toBe(true);
      }),
      { numRuns: runs },
    );
    // The seed decides how many, about a fifth; a reader that drops everything would pass the property, too.
    expect(read / runs).toBeGreaterThan(0.1);
  });
});
