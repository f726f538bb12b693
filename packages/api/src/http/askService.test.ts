import { expect, it, vi } from 'vitest';
import { askService } from './askService.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const ask = (answer: () => Promise<Response>) =>
  askService({ baseUrl: 'https://api.example', token: null, fetch: vi.fn(answer) });
const answered = (status: number, headers: Record<string, string> = json) =>
  ask(async () => new Response('{}', { status, headers }));

it.each([200, 401, 403, 404])('a JSON answer %i means that the provider works', async (status) => {
  expect(await answered(status)).toEqual({ answers: true, retryAfterMs: null });
});

it.each([
  ['a 503', () => answered(503)],
  ['a 502', () => answered(502)],
  ['a 429', () => answered(429)],
  ['a page of a proxy', () => answered(200, { 'content-type': 'text/html' })],
  ['no connection', () => ask(async () => Promise.reject(new TypeError('Failed to fetch')))],
])('%s means that it does not work', async (_, answer) => {
  expect(await answer()).toEqual({ answers: false, retryAfterMs: null });
});

it.each([
  ['30', 30_000],
  ['300', 60_000],
])('a 503 with Retry-After %s tells a wait of %i ms', async (seconds, retryAfterMs) => {
  expect(await answered(503, { ...json, 'retry-after': seconds })).toEqual({ answers: false, retryAfterMs });
});

it.each([
  ['without', null, null],
  ['with', 'token', 'Bearer token'],
])('asks the origin of the API %s the token of a session', async (_, token, sent) => {
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => new Response('{}', { headers: json }));
  await askService({ baseUrl: 'https://api.example', token, fetch });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(String(url)).toBe('https://api.example/api/wp/regions');
  expect(new Headers(init?.headers).get('authorization')).toBe(sent);
});
