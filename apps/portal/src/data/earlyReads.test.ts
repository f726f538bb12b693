import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropEarlyReads, fetchEarly } from './earlyReads.ts';

const origin = 'https://portal.may.cloud';
const fetched = vi.fn(async (request: Request) => new Response(`fresh ${request.url}`));
const read = async (path: string, init?: RequestInit) => (await fetchEarly(`${origin}${path}`, init)).text();

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', {
    earlyReads: { [`${origin}/api/v1/auth/me`]: Promise.resolve(new Response('early')) },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('fetchEarly', () => {
  it('takes an answer the page began early, and reads by itself the next time', async () => {
    expect(await read('/api/v1/auth/me')).toBe('early');
    expect(await read('/api/v1/auth/me')).toBe(`fresh ${origin}/api/v1/auth/me`);
  });

  it('reads anew what the page failed to get', async () => {
    window.earlyReads = { [`${origin}/api/v1/auth/me`]: Promise.reject(new TypeError('Failed to fetch')) };
    expect(await read('/api/v1/auth/me')).toBe(`fresh ${origin}/api/v1/auth/me`);
  });

  it.each([
    ['a write', '/api/v1/auth/me', { method: 'POST' }],
    ['another query', '/api/v1/auth/me?for=someone', undefined],
    ['another path', '/api/payments/stripe', undefined],
  ])('never answers %s from an early read', async (_, path, init) => {
    expect(await read(path, init)).toBe(`fresh ${origin}${path}`);
    expect(Object.keys(window.earlyReads ?? {})).toEqual([`${origin}/api/v1/auth/me`]);
  });

  it('keeps nothing for the next customer', async () => {
    dropEarlyReads();
    expect(await read('/api/v1/auth/me')).toBe(`fresh ${origin}/api/v1/auth/me`);
  });

  it('never passes off an answer nobody took in time as a new one', async () => {
    vi.useFakeTimers({ now: Date.now() + 15_001 });
    expect(await read('/api/v1/auth/me')).toBe(`fresh ${origin}/api/v1/auth/me`);
    vi.useRealTimers();
  });

  it('leaves other origins alone', async () => {
    expect(await (await fetchEarly('https://elsewhere.example/api/v1/auth/me')).text()).toContain('fresh');
  });
});
