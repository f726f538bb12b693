import { ApiError, UnreachableError } from '@may/api';
import { beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { readCodePause } from '../../accounts/codePause.ts';
import { playStorage } from '../../testing/playedStorage.ts';
import { providePhoneConfirmation } from './providePhoneConfirmation.ts';

const phone = '+84912345678';
const lost = () => Promise.reject(new UnreachableError({}));
const refusal =
  (status: number, retryAfterMs: number | null = null) =>
  () =>
    Promise.reject(new ApiError({ status, serverMessage: 'Nói rõ.', retryAfterMs, fromProvider: true }));

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: playStorage() });
  return () => vi.unstubAllGlobals();
});

/** Opens the page with one answer of the provider for every call. */
const open = (answer: () => Promise<never>) => {
  const resendCode = vi.fn(answer);
  const confirmPhone = vi.fn(answer);
  const api = { auth: { resendCode, confirmPhone } } as never;
  const machine = providePhoneConfirmation({ loadSession: async () => ({ api }), showLogin: vi.fn() });
  const flow = createActor(machine, { input: { phone, resendWaitMs: null } }).start();
  const rest = () => vi.waitFor(() => expect(flow.getSnapshot().matches('resending')).toBe(false));
  return { flow, resendCode, confirmPhone, rest };
};

it('a code whose answer is lost is sent once: the next press, a reload and another tab wait', async () => {
  const first = open(lost);
  first.flow.send({ type: 'resend' });
  await first.rest();
  first.flow.send({ type: 'resend' });
  const reloaded = open(lost);
  reloaded.flow.send({ type: 'resend' });
  await reloaded.rest();
  expect([first.resendCode.mock.calls.length, reloaded.resendCode.mock.calls.length]).toEqual([1, 0]);
  expect(reloaded.flow.getSnapshot().context.resendError?.kind).toBe('wait');
});

it('the pause is remembered before the answer', async () => {
  const { flow, resendCode } = open(() => new Promise(() => {}));
  flow.send({ type: 'resend' });
  await vi.waitFor(() => expect(resendCode).toHaveBeenCalledOnce());
  expect(readCodePause('send', phone)).not.toBeNull();
});

it('two tabs that press at the same time send one code', async () => {
  const tabs = [open(lost), open(lost)];
  for (const { flow } of tabs) flow.send({ type: 'resend' });
  for (const { rest } of tabs) await rest();
  expect(tabs.flatMap(({ resendCode }) => resendCode.mock.calls)).toHaveLength(1);
});

it('a refusal surely sent no code, so it leaves no pause', async () => {
  const { flow, rest } = open(refusal(400));
  flow.send({ type: 'resend' });
  await rest();
  expect(readCodePause('send', phone)).toBeNull();
});

it('the pause that the provider asks for replaces a longer one of this press', async () => {
  const { flow, rest } = open(refusal(429, 20_000));
  flow.send({ type: 'resend' });
  await rest();
  const left = readCodePause('send', phone);
  // Some milliseconds have passed since; the pause of the press is 60 seconds.
  expect(left).toBeGreaterThan(10_000);
  expect(left).toBeLessThanOrEqual(20_000);
});

it('the pause after wrong codes holds after the phone was typed again, for a code and for another one', async () => {
  const { flow, confirmPhone, resendCode, rest } = open(refusal(429, 45_000));
  const submit = async () => {
    flow.send({ type: 'submit', code: '111111' });
    await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('coolingDown'));
  };
  const typeAgain = () => {
    flow.send({ type: 'changePhone' });
    flow.send({ type: 'identify', phone, resendWaitMs: null });
  };
  await submit();
  typeAgain();
  await submit();
  typeAgain();
  flow.send({ type: 'resend' });
  await rest();
  expect([confirmPhone.mock.calls.length, resendCode.mock.calls.length]).toEqual([1, 0]);
});
