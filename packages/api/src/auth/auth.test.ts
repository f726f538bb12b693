import { expect, it, vi } from 'vitest';
import { apiAnswering } from '../playedApi.fixtures.ts';
import { cardSecretFixture, meFixture, signInFixture } from './auth.fixtures.ts';

const onUnauthorized = vi.fn();

it('signs in with exactly the typed credentials and returns the token', async () => {
  const { auth, asked } = apiAnswering(signInFixture('t-1'));
  const input = { email: 'demo@may.cloud', password: 'Demo!2345', remember: true };
  expect(await auth.signIn(input)).toEqual({ accessToken: 't-1' });
  expect([asked[0]?.method, asked[0]?.url]).toEqual(['POST', 'https://api.test/api/v1/auth/login']);
  expect(asked[0]?.headers.has('authorization')).toBe(false);
  expect(await asked[0]?.json()).toEqual({ email: 'demo@may.cloud', password: 'Demo!2345' });
});

it('a login answered 401 is a refusal and does not end the session', async () => {
  const { auth } = apiAnswering(undefined, { status: 401, message: 'Sai mật khẩu', onUnauthorized });
  const input = { email: 'demo@may.cloud', password: 'x' };
  await expect(auth.signIn(input)).rejects.toMatchObject({
    name: 'ApiError',
    status: 401,
    serverMessage: 'Sai mật khẩu',
  });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('refuses a login answered without a usable token', async () => {
  for (const [title, result] of [
    ['no token', {}],
    ['an empty token', signInFixture('')],
    ['a token that could split a header', signInFixture('a\r\nx: y')],
  ] as const) {
    const { auth } = apiAnswering(result);
    await expect
      .soft(auth.signIn({ email: 'a', password: 'b' }), title)
      .rejects.toMatchObject({ name: 'InvalidResponseError' });
  }
});

it('reads the customer, the balance in the minor units of the region', async () => {
  const { auth, asked } = apiAnswering(meFixture({ region_code: 'AUD', balance: '12.50', id: 7 }));
  expect(await auth.getMe()).toEqual({
    id: '7',
    email: 'demo@may.cloud',
    name: 'Demo Customer',
    region: 'AUD',
    balance: { amount: 1250, currency: 'AUD' },
  });
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer session-token');
});

it('reads the customer of a given token that is not the session’s yet', async () => {
  const { auth, asked } = apiAnswering(meFixture());
  await auth.getMe('fresh-token');
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer fresh-token');
});

it('an unknown region keeps the VN default, a missing name and an unreadable balance are null', async () => {
  const { auth } = apiAnswering(meFixture({ region_code: 'MARS', name: undefined, balance: 'NaN' }));
  expect(await auth.getMe()).toMatchObject({ region: 'VN', name: null, balance: null });
});

it('refuses a customer without an id', async () => {
  const { auth } = apiAnswering(meFixture({ id: null }));
  await expect(auth.getMe()).rejects.toMatchObject({ name: 'InvalidResponseError', at: 'result.id' });
});

it('returns a setup secret for the card form and refuses a payment secret', async () => {
  expect(await apiAnswering(cardSecretFixture()).auth.getCardSecret()).toEqual({
    clientSecret: 'seti_demo_secret_demo',
  });
  const { auth } = apiAnswering(cardSecretFixture('pi_1_secret_2'));
  await expect(auth.getCardSecret()).rejects.toMatchObject({ name: 'InvalidResponseError' });
});

it('registers, confirms and resends without a token', async () => {
  const { auth, asked } = apiAnswering(undefined);
  await auth.register({ name: 'A', email: 'a@b.c', phone: '+84900000000', password: 'p' });
  await auth.confirmPhone({ phone: '+84900000000', otp: '123456' });
  await auth.resendCode({ phone: '+84900000000' });
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1/auth/register',
    '/api/v1/auth/active',
    '/api/v1/auth/send',
  ]);
  expect(asked.some(({ headers }) => headers.has('authorization'))).toBe(false);
  expect(await Promise.all(asked.map((request) => request.json()))).toEqual([
    { name: 'A', email: 'a@b.c', phone: '+84900000000', password: 'p' },
    { phone: '+84900000000', otp: '123456' },
    { phone: '+84900000000' },
  ]);
});

it('a registration answered without "success" is refused', async () => {
  const refused = apiAnswering(undefined, { message: 'Email đã tồn tại' }).auth;
  await expect(refused.resendCode({ phone: '1' })).rejects.toMatchObject({
    name: 'ApiError',
    serverMessage: 'Email đã tồn tại',
  });
  await expect(apiAnswering(undefined, { body: {} }).auth.resendCode({ phone: '1' })).rejects.toMatchObject({
    name: 'InvalidResponseError',
  });
});

it('posts the channel signature request as a form with the session’s token', async () => {
  const { auth, asked } = apiAnswering(undefined, { body: { auth: 'key:signature' } });
  expect(await auth.authorizeChannel('1.1', 'private-usr_1')).toEqual({ auth: 'key:signature' });
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer session-token');
  expect(await asked[0]?.text()).toBe('socket_id=1.1&channel_name=private-usr_1');
});

it('refuses an answer without a channel signature', async () => {
  const { auth } = apiAnswering(undefined, { body: { auth: '' } });
  await expect(auth.authorizeChannel('1.1', 'c')).rejects.toMatchObject({ name: 'InvalidResponseError' });
});
