import { expect, it, vi } from 'vitest';
import { isReachable } from './isReachable.ts';

it('a page is reachable if the portal’s server and the page answer', async () => {
  for (const [name, health, page, expected] of [
    ['the server and the page answer', 'ok', 200, true],
    ['the page answers with an error, which it shows itself', 'ok', 503, true],
    ['the page’s request fails while the server answers: opening it would lead back here at once', 'ok', null, false],
    ['a network with a login page of its own answers for the server', '<html>', 200, false],
    ['the server does not answer', null, 200, false],
  ] as const) {
    const fetch = vi.fn(async (address: string) => {
      const isHealth = address === '/healthz';
      if ((isHealth ? health : page) === null) throw new TypeError('Failed to fetch');
      return isHealth ? new Response(health) : new Response('', { status: page ?? 0 });
    });
    vi.stubGlobal('fetch', fetch);
    expect.soft(await isReachable('/payment?amount=500000#methods'), name).toBe(expected);
  }
});
