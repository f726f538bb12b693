import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/ApiError.ts';
import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import { isDefinite } from '../errors/isDefinite.ts';
import { isNotSent } from '../errors/NotSentError.ts';
import { UnreachableError } from '../errors/UnreachableError.ts';
import { optionalAcknowledgementSchema } from '../wire/envelope.ts';
import { createHttp, type HttpOptions } from './createHttp.ts';
import { Permit } from './Permit.ts';

const schema = v.object({ result: v.string() });
const permit = new Permit(() => true);
const asked: Request[] = [];
let answer: () => Response | Promise<Response>;
const onUnauthorized = vi.fn();

beforeEach(() => {
  asked.length = 0;
  onUnauthorized.mockReset();
  answer = () => Response.json({ message: 'success', result: 'ok' });
});

const http = (options: Partial<HttpOptions> = {}) =>
  createHttp({
    baseUrl: 'https://api.test/base',
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return answer();
    },
    getToken: () => 'token-1',
    onUnauthorized,
    ...options,
  });

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('the call was expected to fail and succeeded');
    },
    (error: unknown) => error,
  );

it('sends requests below the base URL with the session’s token and language', async () => {
  expect(await http({ getLanguage: () => 'vi' }).get('x', { schema, query: { q: 'a&b=c' } })).toEqual({ result: 'ok' });
  expect(asked[0]?.url).toBe('https://api.test/base/x?q=a%26b%3Dc');
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(asked[0]?.headers.get('accept-language')).toBe('vi');
  expect(asked[0]?.redirect).toBe('error');
  expect(asked[0]?.credentials).toBe('omit');
  // A reading decides if a request is sent again, so a browser's copy of an older answer is no answer.
  expect(asked[0]?.cache).toBe('no-store');
});

it('uses the answer of an early request, and sends its own if there was none or it failed', async () => {
  const takeEarly = vi.fn<NonNullable<HttpOptions['takeEarly']>>();
  const client = http({ takeEarly });
  takeEarly.mockResolvedValueOnce(Response.json({ message: 'success', result: 'early' }));
  expect(await client.get('x', { schema })).toEqual({ result: 'early' });
  expect(asked).toEqual([]);
  takeEarly.mockResolvedValueOnce(null);
  expect(await client.get('x', { schema })).toEqual({ result: 'ok' });
  expect(await client.get('x', { schema })).toEqual({ result: 'ok' });
  expect(asked).toHaveLength(2);
  expect(takeEarly.mock.calls).toEqual([
    ['https://api.test/base/x'],
    ['https://api.test/base/x'],
    ['https://api.test/base/x'],
  ]);
});

it('uses no early answer for a write or for a read with a query', async () => {
  const takeEarly = vi.fn<NonNullable<HttpOptions['takeEarly']>>();
  await http({ takeEarly }).post('x', { schema, permit, body: {} });
  await http({ takeEarly }).get('x', { schema, query: { q: '1' } });
  expect(takeEarly).not.toHaveBeenCalled();
});

it('waits for an early answer no longer than for its own', async () => {
  const late = http({ takeEarly: () => new Promise(() => undefined), deadlines: { read: 20, write: 20 } });
  await expect(late.get('x', { schema })).rejects.toMatchObject({ name: 'TimeoutError', deadlineMs: 20 });
});

it('reads the token anew for every request', async () => {
  let token = 'token-1';
  const client = http({ getToken: () => token });
  await client.get('x', { schema });
  token = 'token-2';
  await client.get('x', { schema });
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2']);
});

it('never sends the token to another origin', async () => {
  const urls = ['https://evil.test/x', '//evil.test/x', 'http://api.test/x', 'https://api.test:8443/x'];
  for (const url of urls) await http().get(url, { schema });
  expect(asked.map(({ headers }) => headers.has('authorization'))).toEqual(urls.map(() => false));
});

it('sends the token without `Bearer` if a call wants it bare, and to the API’s origin alone', async () => {
  await http().get('x', { schema, bareToken: true });
  await http().get('https://evil.test/x', { schema, bareToken: true });
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['token-1', null]);
});

it('sends no token with an anonymous write, and none that a header cannot hold', async () => {
  await http().post('x', { schema, body: {}, anonymous: true });
  await http({ getToken: () => 'a\r\nb' }).post('x', { schema, permit, body: {} });
  expect(asked.map(({ headers }) => headers.has('authorization'))).toEqual([false, false]);
});

it('sends a URLSearchParams body as a form, any other as JSON', async () => {
  await http().post('x', { schema, permit, body: new URLSearchParams({ a: '1' }) });
  await http().post('x', { schema, permit, body: { a: 1 } });
  expect(asked.map(({ headers }) => headers.get('content-type'))).toEqual([
    'application/x-www-form-urlencoded;charset=UTF-8',
    'application/json',
  ]);
  expect(await Promise.all(asked.map((request) => request.text()))).toEqual(['a=1', '{"a":1}']);
});

it('puts its body and deletes without one, with the session’s token', async () => {
  await http().put('x', { schema, permit, body: { methodId: 'pm_1' } });
  await http().delete('x', { schema, permit });
  expect(asked.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-1']);
  expect(asked.map(({ headers }) => headers.get('content-type'))).toEqual(['application/json', null]);
  expect(await Promise.all(asked.map((request) => request.text()))).toEqual(['{"methodId":"pm_1"}', '']);
});

it('a refusal carries the provider’s status, code, message and waiting time', async () => {
  answer = () =>
    Response.json(
      { statusCode: 429, message: 'Chậm lại', code: 'slow' },
      { status: 429, headers: { 'retry-after': '3' } },
    );
  const failure = await failureOf(http().post('x', { schema, permit, body: {} }));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 429,
    code: 'slow',
    serverMessage: 'Chậm lại',
    retryAfterMs: 3000,
    fromProvider: true,
  });
});

it('keeps the provider’s message as text, cut at 200 characters and without control or direction marks', async () => {
  const hostile = `<a href=//evil>\u202Eknil${'😀'.repeat(1_000_000)}`;
  answer = () => Response.json({ statusCode: 400, message: hostile }, { status: 400 });
  const failure = await failureOf(http().post('x', { schema, permit, body: {} }));
  expect(failure).toMatchObject({ serverMessage: `<a href=//evil> knil${'😀'.repeat(180)}` });
});

it('a refusal without words is the provider’s, and its message is null', async () => {
  const empty = [
    { statusCode: 400, message: '' },
    { statusCode: 400, message: '   ' },
    { statusCode: 400, message: [] },
  ];
  for (const [status, body] of [
    ...empty.map((body) => [400, body]),
    [200, { statusCode: 200, message: '' }],
    [400, { message: [''] }],
    [422, { message: { amount: ['min'] } }],
    [400, { message: null }],
    [400, {}],
  ] as [number, object][]) {
    answer = () => Response.json(body, { status });
    const failure = await failureOf(http().post('x', { schema, permit, body: {} }));
    const refusal = { name: 'ApiError', serverMessage: null, fromProvider: true };
    expect.soft(failure, JSON.stringify(body)).toMatchObject(refusal);
  }
});

it('a proxy’s error page is a refusal that is not from the provider', async () => {
  answer = () => new Response('<h1>503</h1>', { status: 503, headers: { 'content-type': 'text/html' } });
  expect(await failureOf(http().post('x', { schema, permit, body: {} }))).toMatchObject({
    name: 'ApiError',
    status: 503,
    serverMessage: null,
    fromProvider: false,
  });
});

it('uses the status inside a refusal, so that a conflict in a 200 stays an unknown outcome', async () => {
  answer = () => Response.json({ statusCode: 409, message: 'Đang xử lý' });
  expect(await failureOf(http().post('pay', { body: {}, permit, schema }))).toMatchObject({
    name: 'ApiError',
    status: 409,
  });
  answer = () => Response.json({ statusCode: 0, message: 'Đang xử lý' });
  expect(await failureOf(http().post('pay', { body: {}, permit, schema }))).toMatchObject({
    name: 'ApiError',
    status: 200,
  });
});

it('a write answered 200 without "success" is refused; a read with a result is not', async () => {
  answer = () => Response.json({ statusCode: 200, message: 'Số dư không đủ', result: 'ok' });
  const { get, post, put, delete: remove } = http();
  const write = { schema, body: {}, permit };
  for (const answered of [post('x', write), put('x', write), remove('x', write)]) {
    expect(await failureOf(answered)).toMatchObject({ name: 'ApiError', status: 200, serverMessage: 'Số dư không đủ' });
  }
  expect(await get('x', { schema })).toEqual({ result: 'ok' });
});

const page = { headers: { 'content-type': 'text/html' } };
const text = { headers: { 'content-type': 'text/plain' } };
const json = { headers: { 'content-type': 'application/json' } };

it('refuses an answer of another type or shape as unreadable', async () => {
  for (const [title, given, reason, at] of [
    ['an HTML page', () => new Response('<!doctype html>', page), 'contentType', null],
    ['JSON that calls itself text', () => new Response('{"result":"ok"}', text), 'contentType', null],
    ['an empty 204', () => new Response(null, { status: 204 }), 'contentType', null],
    ['an empty body', () => new Response('', json), 'json', null],
    ['half a JSON', () => new Response('{"result":"o', json), 'json', null],
    ['another shape', () => Response.json({ result: 5 }), 'schema', 'result'],
  ] as const) {
    answer = given;
    const failure = await failureOf(http().post('x', { schema, permit, body: {} }));
    expect.soft(failure, title).toBeInstanceOf(InvalidResponseError);
    expect.soft(failure, title).toMatchObject({ reason, at });
  }
});

describe('a write whose answer is not specified', () => {
  const remove = () => http().delete('x', { schema: optionalAcknowledgementSchema, permit });

  it('succeeds with an empty answer or the word success', async () => {
    for (const [title, given] of [
      ['an empty 204', () => new Response(null, { status: 204 })],
      ['an empty body that calls itself JSON', () => new Response('', json)],
      ['an empty body that calls itself a page', () => new Response('', page)],
      ['the word success', () => Response.json({ statusCode: 200, message: 'success', result: { id: 1 } })],
    ] as const) {
      answer = given;
      await expect.soft(remove(), title).resolves.toBeUndefined();
    }
  });

  it('is refused by another message than success', async () => {
    answer = () => Response.json({ message: 'Tên miền đang hoạt động' });
    expect(await failureOf(remove())).toMatchObject({
      name: 'ApiError',
      status: 200,
      serverMessage: 'Tên miền đang hoạt động',
    });
  });

  it('is an unknown outcome after any other answer', async () => {
    for (const [title, given, reason] of [
      ['a page', () => new Response('<!doctype html>', page), 'contentType'],
      ['half a JSON', () => new Response('{"message":"suc', json), 'json'],
      ['JSON that says neither', () => Response.json({ statusCode: 200 }), 'schema'],
      ['JSON that says null', () => Response.json(null), 'schema'],
    ] as const) {
      answer = given;
      expect.soft(await failureOf(remove()), title).toMatchObject({ name: 'InvalidResponseError', reason });
    }
  });
});

it('an offline browser is an unreachable provider, and the error holds neither token nor password', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const failure = await failureOf(http().post('x', { schema, permit, body: { password: 'canary-password' } }));
  expect(failure).toBeInstanceOf(UnreachableError);
  expect(failure).toMatchObject({ cause: expect.objectContaining({ message: 'Failed to fetch' }) });
  expect((failure as Error).cause).not.toHaveProperty('request');
});

it('a call after the end of the session is refused without being sent, and ends no session', async () => {
  const ended = http({ getToken: () => null });
  expect(await failureOf(ended.get('x', { schema }))).toMatchObject({ status: 401 });
  expect(await failureOf(ended.post('x', { schema, permit, body: {} }))).toMatchObject({ status: 401 });
  expect(asked).toEqual([]);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('a 401 for the session’s token calls onUnauthorized once per request', async () => {
  answer = () => Response.json({ statusCode: 401, message: 'no' }, { status: 401 });
  expect(await failureOf(http().get('x', { schema }))).toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

it('a 401 of a login, of a given token or of a replaced token does not call onUnauthorized', async () => {
  answer = () => Response.json({ statusCode: 401, message: 'no' }, { status: 401 });
  await failureOf(http().post('x', { schema, body: {}, anonymous: true }));
  await failureOf(http({ getToken: () => null }).post('x', { schema, body: {}, anonymous: true }));
  await failureOf(http().get('x', { schema, token: 'borrowed' }));
  let token = 'old';
  const late = http({ getToken: () => token });
  const failing = failureOf(late.get('x', { schema }));
  token = 'new';
  await failing;
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('a reading and a writing are told at their beginning, each with the promise that the caller gets', async () => {
  const told: Promise<unknown>[] = [];
  const client = http({ onCall: (call) => told.push(call) });
  const calls = [client.get('x', { schema }), client.post('x', { schema, permit, body: {} })];
  expect(told).toEqual(calls);
  expect(told[0]).toBe(calls[0]);
  expect(await Promise.all(told)).toEqual([{ result: 'ok' }, { result: 'ok' }]);
});

it('a POST that changes nothing is told as no write', async () => {
  const told: boolean[] = [];
  const client = http({ onCall: (_, isWrite) => told.push(isWrite) });
  await client.post('x', { schema, permit, body: {} });
  await client.post('x', { schema, body: {}, changesNothing: true });
  expect(told).toEqual([true, false]);
});

it('a press that ends before ky asks sends nothing, counts as refused for certain, and ends no session', async () => {
  let isHere = true;
  const client = http();
  await client.post('x', { schema, permit, body: {} });
  const late = client.post('x', { schema, permit: new Permit(() => isHere), body: {} });
  isHere = false;
  const failure = await failureOf(late);
  expect(isNotSent(failure)).toBe(true);
  expect(isDefinite(failure)).toBe(true);
  expect(asked).toHaveLength(1);
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('no write of a customer compiles without the permit of a press, and no other object is one', () => {
  const client = http();
  // @ts-expect-error A write needs a permit.
  const post = () => client.post('x', { schema, body: {} });
  // @ts-expect-error A deletion needs a permit.
  const remove = () => client.delete('x', { schema });
  // @ts-expect-error An object of the same shape is no permit.
  const forged = () => client.post('x', { schema, body: {}, permit: { check: () => undefined } });
  expect([post, remove, forged]).toHaveLength(3);
});
