import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHttp, type Http } from './createHttp.ts';
import { Permit } from './Permit.ts';

const schema = v.object({ result: v.string() });
const good = JSON.stringify({ message: 'success', result: 'ok' });
const json = { 'content-type': 'application/json' };
let hits = 0;
let respond: (response: ServerResponse, request: IncomingMessage) => void;
let server: Server;
let http: Http;
/** The same client with deadlines short enough for a test. */
let impatientHttp: Http;

beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1;
    // The server reads the body first, so that a killed connection dies after the provider has understood the request.
    request.resume().on('end', () => respond(response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  http = createHttp({ baseUrl, getToken: () => 'token-1' });
  impatientHttp = createHttp({ baseUrl, getToken: () => 'token-1', deadlines: { read: 600, write: 700 } });
});

beforeEach(() => {
  hits = 0;
  // Without jitter the first retry starts at once, so that short deadlines are enough.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const read = (by = http) => by.get('x', { schema });
const permit = new Permit(() => true);
const write = (by = http) => by.post('x', { schema, permit, body: {} });
const writes = [
  write,
  (by = http) => by.put('x', { schema, permit, body: {} }),
  (by = http) => by.delete('x', { schema, permit }),
];

const refuse = (status: number) => {
  hits = 0;
  respond = (response) => response.writeHead(status, json).end(JSON.stringify({ statusCode: status, message: 'no' }));
};

it('a read answered 408, 429 or a 5xx is sent three times in all, a write once', async () => {
  for (const status of [408, 429, 500, 502, 503, 504]) {
    refuse(status);
    await expect.soft(read(), `${status}`).rejects.toMatchObject({ name: 'ApiError', status });
    expect.soft(hits, `${status}`).toBe(3);
    for (const ask of writes) await expect.soft(ask(), `${status}`).rejects.toMatchObject({ name: 'ApiError', status });
    expect.soft(hits, `${status}`).toBe(3 + writes.length);
  }
});

it('a call answered another 4xx or 501 is never sent again', async () => {
  for (const status of [400, 401, 403, 404, 409, 413, 422, 501]) {
    refuse(status);
    await expect.soft(read(), `${status}`).rejects.toMatchObject({ name: 'ApiError', status });
    expect.soft(hits, `${status}`).toBe(1);
  }
});

it('a read answered 502 and then 200 succeeds', async () => {
  respond = (response) => (hits === 1 ? response.writeHead(502).end() : response.writeHead(200, json).end(good));
  await expect(read()).resolves.toEqual({ result: 'ok' });
  expect(hits).toBe(2);
});

it('a read waits for the time of Retry-After before it is sent again', async () => {
  respond = (response) =>
    hits === 1
      ? response.writeHead(503, { ...json, 'retry-after': '1' }).end('{"message":"later"}')
      : response.writeHead(200, json).end(good);
  const started = performance.now();
  await expect(read()).resolves.toEqual({ result: 'ok' });
  // At least, because a busy machine waits longer; 950 instead of 1,000 ms, because timers may fire early.
  expect(performance.now() - started).toBeGreaterThan(950);
});

it('a Retry-After beyond the deadline goes to the app at once, capped at an hour', async () => {
  respond = (response) => response.writeHead(429, { ...json, 'retry-after': '86400' }).end('{"message":"later"}');
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', status: 429, retryAfterMs: 3_600_000 });
  expect(hits).toBe(1);
});

it('a connection killed after the request was understood is an unknown outcome: the read is sent again, the write is not', async () => {
  respond = (response) => response.socket?.destroy();
  for (const ask of writes) await expect(ask()).rejects.toMatchObject({ name: 'UnreachableError' });
  expect(hits).toBe(writes.length);
  await expect(read()).rejects.toMatchObject({ name: 'UnreachableError' });
  expect(hits).toBe(writes.length + 3);
});

it.each([
  ['hangs before the headers', () => undefined],
  ['hangs inside the body', (response: ServerResponse) => response.writeHead(200, json).write('{"result":')],
  [
    'drips its body for ever',
    (response: ServerResponse) => {
      response.writeHead(200, json);
      const dripping = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(dripping));
    },
  ],
])('a server that %s ends in a timeout, at the deadline of reads or of writes', async (_title, given) => {
  respond = given;
  await Promise.all([
    expect(read(impatientHttp)).rejects.toMatchObject({ name: 'TimeoutError', deadlineMs: 600 }),
    ...writes.map((ask) => expect(ask(impatientHttp)).rejects.toMatchObject({ name: 'TimeoutError', deadlineMs: 700 })),
  ]);
  expect(hits).toBe(1 + writes.length);
});

it('a body cut short is an unreachable provider', async () => {
  respond = (response) => {
    response.writeHead(200, { ...json, 'content-length': good.length + 100 });
    response.write(good, () => response.socket?.destroy());
  };
  await expect(write()).rejects.toMatchObject({ name: 'UnreachableError' });
});

it('an HTML page with status 200 is unreadable', async () => {
  respond = (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>');
  await expect(read()).rejects.toMatchObject({ name: 'InvalidResponseError', reason: 'contentType' });
});

it('a redirect is an error, and its target is never requested', async () => {
  const paths: (string | undefined)[] = [];
  respond = (response, request) => {
    paths.push(request.url);
    response.writeHead(302, { location: '/elsewhere' }).end();
  };
  await expect(write()).rejects.toMatchObject({ name: 'UnreachableError' });
  expect(paths).toEqual(['/x']);
});
