import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { answerOf, endpointNames, endpoints } from '../endpoints.ts';
import type { Assumption } from './assumption.ts';
import { type AssumptionId, assumptionIds, assumptions } from './assumptions.ts';
import { createLedger } from './createLedger.ts';
import type { Heard } from './heard.ts';

/** The standing of one assumption after these answers. */
const standingAfter = (id: AssumptionId, ...heard: readonly Heard[]) => {
  const ledger = createLedger();
  for (const each of heard) ledger.note(each);
  const { standing, shapes } = ledger.entries().find((entry) => entry.id === id) ?? {};
  return [standing, ...(shapes ?? [])];
};
const answer = (call: string, result: unknown, status = 200): Heard => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path, status, body: { statusCode: status, message: 'success', result } };
};
const refused = (call: string, status: number, body: unknown = { message: 'no' }): Heard => ({
  ...answer(call, null),
  status,
  body,
});

describe('an assumption', () => {
  it.each(assumptionIds)('%s names a call of the client, and a line that is left open', (id) => {
    const { call, line, assumes }: Assumption = assumptions[id];
    const calls = endpointNames.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
    expect([null, 'any', ...calls]).toContain(call);
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/specification.md'), 'utf8');
    expect(page).toContain(`\n| ${line} | `);
    expect(assumes).toMatch(/^[A-Z].*\.$/);
  });

  it.each<[AssumptionId, string, unknown[]]>([
    [
      'customerName',
      'GET /api/v1/auth/me',
      [
        [{ name: 'An' }, 'held'],
        [{}, 'not held'],
        [{ name: 7 }, 'odd', 'name is a number'],
      ],
    ],
    [
      'domainFields',
      'GET /api/dns',
      [
        [{ data: [{ id: 1, name: 'a.vn' }] }, 'held'],
        [[{ id: 1, plan: 2, zone: 3 }], 'odd', '2 further fields'],
        [{ data: [] }, 'unseen'],
      ],
    ],
    [
      'transactionTimes',
      'GET /api/payments/stripe',
      [
        [[{ created: 1_700_000_000 }, { created: '2026-11-23T08:00:00+07:00' }], 'held'],
        [[{ created: '2026-11-23 08:00:00' }], 'not held'],
      ],
    ],
    [
      'invoiceStatus',
      'GET /api/payments/stripe/invoices',
      [
        [[{ status: 'paid' }], 'held'],
        [[{}, {}], 'not held'],
        [[{ status: 'paid' }, {}], 'mixed'],
      ],
    ],
    [
      'logAddress',
      'GET /api/wp/7/log',
      [
        ['wss://logs.example/1', 'held'],
        [{ socket: 'wss://logs.example/1' }, 'held'],
        [{ href: 'wss://logs.example/1' }, 'odd', 'the result is an object'],
      ],
    ],
    [
      'places',
      'GET /api/locations/search',
      [
        [[{ id: 1, name: 'Huế' }], 'held'],
        [{ data: [{ id: 1, name: 'Huế' }] }, 'held'],
        [{ items: [] }, 'odd', 'the result is an object'],
      ],
    ],
  ])('%s: %s is judged by its shape', (id, call, cases) => {
    for (const [result, ...expected] of cases as [unknown, ...string[]][]) {
      expect(standingAfter(id, answer(call, result))).toEqual(expected);
    }
  });

  it('of a call that the specification does not list is held by an answer, and not held by 404, 405 and 501', () => {
    const call = 'PUT /api/dns/1/records/2';
    expect(standingAfter('recordChanges', answer(call, {}))).toEqual(['held']);
    for (const status of [404, 405, 501]) {
      expect(standingAfter('recordChanges', refused(call, status))).toEqual(['not held']);
    }
    expect(standingAfter('recordChanges', refused(call, 422))).toEqual(['unseen']);
  });

  it('about refusals reads a text, a list of texts, and nothing else', () => {
    const call = 'GET /api/wp';
    expect(standingAfter('refusals', refused(call, 401))).toEqual(['held']);
    expect(standingAfter('refusals', refused(call, 422, { message: ['a', 'b'] }))).toEqual(['held']);
    expect(standingAfter('refusals', refused(call, 500, { message: { code: 1 } }))).toEqual([
      'odd',
      'the message is an object',
    ]);
    expect(standingAfter('refusals', { ...refused(call, 502), body: undefined })).toEqual(['odd', 'no JSON']);
    expect(standingAfter('refusals', answer(call, []))).toEqual(['unseen']);
  });

  it('about a new domain is held by "success" and by an empty answer', () => {
    const call = 'POST /api/dns';
    expect(standingAfter('domainMade', answer(call, undefined))).toEqual(['held']);
    expect(standingAfter('domainMade', { ...answer(call, null), body: undefined })).toEqual(['held']);
    expect(standingAfter('domainMade', { ...answer(call, null), body: { ok: true } })).toEqual([
      'odd',
      'the message is nothing',
    ]);
  });
});

describe('the ledger', () => {
  it('holds every assumption that the provider of the specification can show', () => {
    const ledger = createLedger();
    for (const name of endpointNames) {
      const { method, path, literal } = endpoints[name];
      ledger.note({
        method,
        path: path.replaceAll(/\{\w+\}/g, '1'),
        status: 200,
        body: answerOf(endpoints[name], literal),
      });
    }
    const notHeld = ledger.entries().flatMap(({ id, standing }) => (standing === 'held' ? [] : [[id, standing]]));
    expect(Object.fromEntries(notHeld)).toEqual({
      customerName: 'not held',
      transactionCodes: 'not held',
      invoiceStatus: 'not held',
      recordSettings: 'not held',
      refusals: 'unseen',
      presetsAbroad: 'unseeable',
      mariadbPrice: 'unseeable',
    });
  });

  it('tells its readers of something new alone, and keeps at most five shapes of an assumption', () => {
    const ledger = createLedger();
    const listener = vi.fn();
    ledger.subscribe(listener);
    const domainsWith = (fields: number) =>
      answer('GET /api/dns', [Object.fromEntries(Array.from({ length: fields }, (_, at) => [`f${at}`, at]))]);
    for (let fields = 1; fields <= 9; fields += 1) ledger.note(domainsWith(fields));
    expect(listener).toHaveBeenCalledTimes(5);
    ledger.note(domainsWith(1));
    expect(listener).toHaveBeenCalledTimes(5);
    expect(ledger.entries().find(({ id }) => id === 'domainFields')?.shapes).toHaveLength(5);
    ledger.forget();
    expect(ledger.entries().filter(({ standing }) => !['unseen', 'unseeable'].includes(standing))).toEqual([]);
  });

  it('reads any JSON of any call without an error, and keeps no text, number or name of a field of it', () => {
    const call = fc.constantFrom(...endpointNames);
    const secret = fc.stringMatching(/^[A-Z]{12}$/);
    fc.assert(
      fc.property(call, fc.jsonValue(), secret, fc.integer({ min: 200, max: 599 }), (name, value, text, status) => {
        const { method, path } = endpoints[name];
        const ledger = createLedger();
        const result = { [text]: value, data: [{ [text]: text, name: [text], status: { [text]: 1 } }, value] };
        for (const body of [
          value,
          { message: [value, text], result },
          { message: 'success', result: value },
          { result: text },
          result,
        ]) {
          ledger.note({ method, path: path.replaceAll(/\{\w+\}/g, '1'), status, body });
        }
        expect(JSON.stringify(ledger.entries())).not.toContain(text);
      }),
    );
  });
});
