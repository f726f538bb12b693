import { describe, expect, it } from 'vitest';
import type { Fetch } from '../http/fetch.ts';
import { createQuirks, type QuirkName, quirkNames } from './createQuirks.ts';
import type { Json } from './quirk.ts';
import { withQuirks } from './withQuirks.ts';

type Sent = [call: string, body?: Json];

/** A provider that answers each call with the next answer; `taken` are the bodies that it handled. */
const providerOf = (answers: readonly { status?: number; body: Json }[]) => {
  const taken: Json[] = [];
  let next = 0;
  const fetch: Fetch = async (request) => {
    const text = await request.text();
    taken.push(text === '' ? null : JSON.parse(text));
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return Response.json(answer?.body, { status: answer?.status ?? 200 });
  };
  return { taken, fetch };
};

/** Sends the calls to a provider with the quirks; gives what it handled and what it answered. */
const play = async (
  names: readonly QuirkName[],
  answers: readonly { status?: number; body: Json }[],
  calls: readonly Sent[],
) => {
  const { taken, fetch } = providerOf(answers);
  const quirks = createQuirks();
  quirks.play(names, 7);
  const odd = withQuirks(quirks, fetch);
  const answered: { status: number; body: Json }[] = [];
  for (const [call, body] of calls) {
    const [method = '', path = ''] = call.split(' ');
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await odd(new Request(`http://localhost${path}`, init));
    answered.push({ status: response.status, body: await response.json() });
  }
  return { taken, answered };
};

const records = '/api/dns/dom_1/records';
const listed = (row: Json): { body: Json }[] => [{ body: { message: 'success', result: { data: [row] } } }];
const resultOf = (answer: { body: Json } | undefined): Json =>
  answer && typeof answer.body === 'object' && !Array.isArray(answer.body) ? (answer.body?.result ?? null) : null;
const refused = { status: 422, body: { message: 'Kho đang đầy.' } };

describe('what the provider stores of a record', () => {
  it('is another spelling of the same value', async () => {
    const rows: [QuirkName, Json, Json][] = [
      ['ttlClamped', { ttl: 60 }, { ttl: 300 }],
      ['ttlClamped', { ttl: 3_700 }, { ttl: 3_600 }],
      ['valuesTrimmed', { type: 'TXT', content: ' a ' }, { type: 'TXT', content: 'a' }],
      ['valuesTrimmed', { type: 'CNAME', content: 'a.vn.' }, { type: 'CNAME', content: 'a.vn' }],
      ['proxyIgnored', { proxied: true }, { proxied: false }],
    ];
    for (const [name, sent, stored] of rows) {
      const { taken } = await play([name], [{ body: {} }], [[`POST ${records}`, sent]]);
      expect.soft(taken, name).toEqual([stored]);
    }
  });
});

describe('how the provider spells a row', () => {
  it('is changed as the quirk says', async () => {
    const rows: [QuirkName, Json, Json][] = [
      ['ttlAutomatic', { name: 'a', proxied: true, ttl: 300 }, { name: 'a', proxied: true, ttl: 1 }],
      ['upperCase', { name: 'a', type: 'CNAME', data: ['b.vn'] }, { name: 'A', type: 'CNAME', data: ['B.VN'] }],
      ['unicodeNames', { name: 'xn--bin-pkz.vn' }, { name: 'biển.vn' }],
      ['dottedHosts', { name: 'a', type: 'MX', data: ['b.vn'] }, { name: 'a', type: 'MX', data: ['b.vn.'] }],
      ['textsQuoted', { name: 'a', type: 'TXT', data: ['v="1"'] }, { name: 'a', type: 'TXT', data: ['"v=\\"1\\""'] }],
    ];
    for (const [name, row, spelled] of rows) {
      const { answered } = await play([name], listed(row), [[`GET ${records}`]]);
      expect.soft(resultOf(answered[0]), name).toEqual({ data: [spelled] });
    }
  });
});

describe('what the provider answers', () => {
  const sent = [
    { id: '1', status: 'paid', created: 1_699_999_985 },
    { id: '2', status: 'open', created: 1_700_000_039 },
  ];
  const read = async (name: QuirkName) =>
    resultOf(
      (await play([name], [{ body: { message: 'success', result: sent } }], [['GET /api/payments/stripe']]))
        .answered[0],
    );

  it('spells and orders rows as the quirk says', async () => {
    const rows: [QuirkName, Json][] = [
      ['statusShouted', sent.map((row) => ({ ...row, status: row.status.toUpperCase() }))],
      ['statusUnknown', sent.map((row) => ({ ...row, status: 'under_review' }))],
      ['sameSecond', sent.map((row) => ({ ...row, created: 1_699_999_980 }))],
      ['listsReversed', sent.toReversed()],
    ];
    for (const [name, expected] of rows) expect.soft(await read(name), name).toEqual(expected);
  });

  it('leaves out or nulls optional fields, and never an id', async () => {
    const many = {
      body: { message: 'success', result: Array.from({ length: 40 }, (_, id) => ({ id, status: 'paid' })) },
    };
    for (const name of ['fieldsLeftOut', 'fieldsNull'] as const) {
      const { answered } = await play([name], [many], [['GET /api/payments/stripe']]);
      const result = resultOf(answered[0]) as { id: number; status?: Json }[];
      expect(result.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, id) => id));
      expect(new Set(result.map(({ status }) => status))).toEqual(
        new Set(['paid', name === 'fieldsNull' ? null : undefined]),
      );
    }
  });

  it('keeps the status of a refusal without words', async () => {
    const rows: QuirkName[] = ['refusalsBlank', 'refusalsWithoutText'];
    for (const name of rows) {
      const { answered } = await play([name], [refused], [['POST /api/wp', {}]]);
      expect.soft(answered[0]?.status, name).toBe(422);
      expect.soft(JSON.stringify(answered[0]?.body), name).not.toContain('Kho');
    }
  });
});

describe('what becomes of a write', () => {
  const writes = (count: number): Sent[] => Array.from({ length: count }, (_, n) => ['POST /api/wp', { n }]);
  const made = { status: 201, body: { message: 'success' } };

  it('otherAmount: a tenth less', async () => {
    const { taken } = await play(['otherAmount'], [made], [['POST /api/payments/checkout', { amount: 500_000 }]]);
    expect(taken).toEqual([{ amount: 450_000 }]);
  });

  it('listsLag: one reading after a write is the one before', async () => {
    const answers = [0, 1, 2].map((n) => ({ body: { result: [n] } }));
    const { answered } = await play(['listsLag'], answers, [
      ['GET /api/dns'],
      ['POST /api/dns', { name: 'a.vn' }],
      ['GET /api/dns'],
      ['GET /api/dns'],
    ]);
    expect([answered[2], answered[3]].map(resultOf)).toEqual([[0], [2]]);
  });

  it('refusesWhatItTook: each write is done, some are refused', async () => {
    const { taken, answered } = await play(['refusesWhatItTook'], [made], writes(20));
    expect(taken).toHaveLength(20);
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([201, 422]));
  });

  it('appliesWhatItRefused: a refused write is done before the next call, once', async () => {
    const { taken, answered } = await play(['appliesWhatItRefused'], [made], [...writes(20), ['GET /api/wp']]);
    expect(answered.filter(({ status }) => status === 422).length).toBeGreaterThan(0);
    expect(taken.filter((body) => body !== null)).toEqual(writes(20).map(([, body]) => body));
  });
});

it('plays the same quirks for the same seed, and each one for some seed', () => {
  const quirks = createQuirks();
  const namesOf = (seed: number) => {
    quirks.playSeed(seed);
    return quirks.names();
  };
  expect(namesOf(3)).toEqual(namesOf(3));
  expect(new Set(Array.from({ length: 40 }, (_, seed) => namesOf(seed)).flat())).toEqual(new Set(quirkNames));
});
