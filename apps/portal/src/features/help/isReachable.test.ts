import { expect, it, vi } from 'vitest';
import { isReachable } from './isReachable.ts';

it.each([
  ['the server and the page answer', 'ok', 200, true],
  ['the page answers with an error, which it shows itself', 'ok', 503, true],
  ['the page’s request fails while the server answers: opening it would lead back here at once', 'ok', null, false],
  ['a network with a login page of its own answers for the server', '<html>', 200, false],
  ['the server does not answer', null, 200, false],
] as const)('%s: health %s, page %s → %s', async (_, health, page, expected) => {
  const fetch = vi.fn(async (address: string) => {
    const isHealth = address === '/healthz';
    if ((isHealth ? health : page) === null) throw new TypeError('Failed to fetch');
    return isHealth ? new Response(health) : new Response('', { status: page ?? 0 });
  });
  vi.stubGlobal('fetch', fetch);
  expect(await isReachable('/payment?amount=500000#methods')).toBe(expected);
});
