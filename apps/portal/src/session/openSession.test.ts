import { ApiError, InvalidResponseError, isUnreachableError, UnreachableError } from '@may/api';
import { describe, expect, it } from 'vitest';
import { meFixture } from '../browser/storage/storedSession.fixtures.ts';
import { openSession } from './openSession.ts';

const credentials = { email: 'demo@may.cloud', password: 'Demo!2345' };
const fail = (error: unknown) => async () => {
  throw error;
};
const auth = (overrides: Partial<Parameters<typeof openSession>[0]> = {}) => ({
  signIn: async () => ({ accessToken: 'token-1' }),
  getMe: async () => meFixture,
  getCardSecret: async () => ({ clientSecret: 'seti_1_secret_1' }),
  ...overrides,
});
const failure = (overrides: Parameters<typeof auth>[0]) =>
  openSession(auth(overrides), credentials).then(
    () => expect.unreachable('somebody was let in'),
    (error: unknown) => error,
  );
const refusal = (status: number) => new ApiError({ status, serverMessage: 'Rất tiếc', retryAfterMs: 42_000 });

describe('openSession', () => {
  it('opens a session with the new token, the customer and the secret of their card form', async () => {
    const asked: unknown[] = [];
    const note = async (token?: string) => {
      asked.push(token);
      return meFixture;
    };
    expect(await openSession(auth({ getMe: note }), credentials)).toEqual({
      me: meFixture,
      accessToken: 'token-1',
      clientStripe: 'seti_1_secret_1',
      locked: false,
    });
    expect(asked).toEqual(['token-1']);
  });

  it('opens a session without a card secret if the provider gives none', async () => {
    const session = await openSession(auth({ getCardSecret: fail(refusal(500)) }), credentials);
    expect(session).toMatchObject({ accessToken: 'token-1', clientStripe: null });
  });

  it('rejects as a wrong password if the login was refused by the provider', async () => {
    for (const status of [200, 401, 403]) {
      expect
        .soft(await failure({ signIn: fail(refusal(status)) }), String(status))
        .toEqual({ kind: 'refused', serverMessage: 'Rất tiếc' });
    }
  });

  it('rejects as a wait if the provider asks for one at any of the calls', async () => {
    const wait = { kind: 'wait', serverMessage: 'Rất tiếc', retryAfterMs: 42_000, at: expect.any(Number) };
    expect(await failure({ signIn: fail(refusal(429)) })).toEqual(wait);
    expect(await failure({ getMe: fail(refusal(429)) })).toEqual(wait);
  });

  it('rejects as a failing provider if the login or the customer cannot be read', async () => {
    for (const [name, overrides, serverMessage] of [
      ['the login breaks down', { signIn: fail(refusal(503)) }, 'Rất tiếc'],
      ['a proxy refuses the login', { signIn: fail(new ApiError({ status: 403, fromProvider: false })) }, null],
      [
        'the login says nothing readable',
        { signIn: fail(new InvalidResponseError({ status: 200, reason: 'json' })) },
        null,
      ],
      ['the new token is refused', { getMe: fail(refusal(401)) }, 'Rất tiếc'],
      ['nobody can read who it is', { getMe: fail(new InvalidResponseError({ status: 200, reason: 'schema' })) }, null],
    ] as const)
      expect.soft(await failure(overrides), name).toEqual({ kind: 'failing', serverMessage });
  });

  it('rejects as unreachable if no answer came', async () => {
    expect(isUnreachableError(await failure({ signIn: fail(new UnreachableError()) }))).toBe(true);
    expect(isUnreachableError(await failure({ getMe: fail(new UnreachableError()) }))).toBe(true);
  });
});
