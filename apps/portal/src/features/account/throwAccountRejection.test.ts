import { createApi } from '@may/api';
import { expect, it } from 'vitest';
import { throwAccountRejection } from './readPhone.ts';

const rejectionOf = (answer: () => Response) =>
  createApi({
    baseUrl: 'https://api.test',
    fetch: async () => answer(),
    getToken: () => null,
    onUnauthorized: () => {},
  })
    .auth.resendCode({ phone: '+84912345678' })
    .catch(throwAccountRejection)
    .catch((rejection: unknown) => rejection);

const provider =
  (status: number, headers = {}) =>
  () =>
    Response.json({ statusCode: status, message: 'Nói rõ.' }, { status, headers });

it('tells a refusal, a wait and an unknown outcome apart', async () => {
  for (const [name, answer, rejection] of [
    ['a 400 of the provider', provider(400), { kind: 'refused', serverMessage: 'Nói rõ.' }],
    ['a 409 of the provider', provider(409), { kind: 'refused', serverMessage: 'Nói rõ.' }],
    ['other words than success', provider(200), { kind: 'refused', serverMessage: 'Nói rõ.' }],
    ['a 429', provider(429, { 'Retry-After': '42' }), { kind: 'wait', serverMessage: 'Nói rõ.', retryAfterMs: 42_000 }],
    ['a 429 for five minutes', provider(429, { 'Retry-After': '300' }), { kind: 'wait', retryAfterMs: 300_000 }],
    ['a 500', provider(500), { kind: 'unknown' }],
    ['a 409 of a proxy', () => new Response('<html>', { status: 409 }), { kind: 'unknown' }],
    ['no answer', Response.error, { kind: 'unknown' }],
  ] as const)
    expect.soft(await rejectionOf(answer), name).toMatchObject(rejection);
});
