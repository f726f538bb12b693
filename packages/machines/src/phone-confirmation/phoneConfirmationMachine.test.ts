import { describe, expect, it } from 'vitest';
import { playChart } from '../testing/playChart.ts';
import { phoneConfirmationMachine } from './phoneConfirmationMachine.ts';

const phone = '+84912345678';

const start = (input: { phone?: string | null; resendWaitMs?: number | null } = {}) => {
  const play = playChart(phoneConfirmationMachine, { phone, resendWaitMs: null, ...input });
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    submit: (code: string | null = '654321') => play.actor.send({ type: 'submit', code }),
    resend: () => play.actor.send({ type: 'resend' }),
  };
};

it('without a phone: asks whose it is, and takes no text that is none', () => {
  const flow = start({ phone: null });
  expect(flow.state()).toBe('asking');
  flow.actor.send({ type: 'identify', phone: null, resendWaitMs: null });
  expect(flow.context().isPhoneInvalid).toBe(true);
  flow.actor.send({ type: 'identify', phone, resendWaitMs: null });
  expect([flow.state(), flow.context().phone]).toEqual(['entering', phone]);
});

describe('a code', () => {
  it('sends one request for a double press, and keeps no code', () => {
    const flow = start();
    flow.submit();
    flow.submit();
    expect(flow.callsOf('confirmPhone').map(({ input }) => input)).toEqual([{ phone, code: '654321' }]);
    expect(JSON.stringify(flow.context())).not.toContain('654321');
  });

  it('sends nothing without six digits', () => {
    const flow = start();
    flow.submit(null);
    expect(flow.callsOf('confirmPhone')).toHaveLength(0);
    expect(flow.context().error?.kind).toBe('incomplete');
  });

  it('accepted: shows the success for 3 s, then the login page', async () => {
    const flow = start();
    flow.submit();
    await flow.answer('confirmPhone', undefined);
    flow.clock.increment(2_999);
    expect([flow.state(), flow.actions.showLogin?.mock.calls.length]).toEqual(['confirmed', 0]);
    flow.clock.increment(1);
    expect(flow.actions.showLogin).toHaveBeenCalledOnce();
  });

  it('refused: shows the provider’s words until the next try', async () => {
    const flow = start();
    flow.submit();
    await flow.fail('confirmPhone', { kind: 'refused', serverMessage: 'Mã không đúng.' });
    expect(flow.state()).toBe('entering');
    expect(flow.context().error).toEqual({ kind: 'refused', serverMessage: 'Mã không đúng.' });
    flow.submit();
    expect(flow.context().error).toBeNull();
  });

  it('without an answer: may be confirmed, also after the next try is refused', async () => {
    const flow = start();
    flow.submit();
    await flow.fail('confirmPhone', new Error('no answer'));
    expect(flow.state()).toBe('unknown');
    flow.submit();
    await flow.fail('confirmPhone', { kind: 'refused', serverMessage: 'Mã đã dùng.' });
    expect(flow.context()).toMatchObject({ isInDoubt: true, error: { kind: 'refused' } });
  });

  it('a pause that the provider wants lasts as long as it says, and is remembered for the phone', async () => {
    const flow = start();
    flow.submit();
    await flow.fail('confirmPhone', { kind: 'wait', serverMessage: null, retryAfterMs: 45_000 });
    expect(flow.actions.rememberPause).toHaveBeenCalledExactlyOnceWith({ kind: 'try', phone, waitMs: 45_000 });
    flow.submit();
    expect(flow.callsOf('confirmPhone')).toHaveLength(1);
    flow.clock.increment(45_000);
    expect(flow.state()).toBe('entering');
  });
});

describe('sending a code again', () => {
  it('pauses for 60 s after each, and remembers the pause', async () => {
    const flow = start();
    flow.resend();
    await flow.answer('resendCode', undefined);
    expect(flow.context()).toMatchObject({ isSent: true, resendWaitMs: 60_000 });
    expect(flow.actions.rememberPause).toHaveBeenCalledExactlyOnceWith({ kind: 'send', phone, waitMs: 60_000 });
    flow.clock.increment(59_999);
    flow.resend();
    expect(flow.callsOf('resendCode')).toHaveLength(1);
    flow.clock.increment(1);
    flow.resend();
    expect(flow.callsOf('resendCode')).toHaveLength(2);
  });

  it('pauses for the rest of the time that the browser remembers', () => {
    const flow = start({ resendWaitMs: 20_000 });
    flow.resend();
    expect(flow.callsOf('resendCode')).toHaveLength(0);
    flow.clock.increment(20_000);
    flow.resend();
    expect(flow.callsOf('resendCode')).toHaveLength(1);
  });

  it('pauses for a code that another tab sent', () => {
    const flow = start({ resendWaitMs: 1_000 });
    flow.actor.send({ type: 'resend.paused', waitMs: 50_000 });
    flow.clock.increment(49_999);
    flow.resend();
    expect(flow.callsOf('resendCode')).toHaveLength(0);
  });

  it('pauses as long as the provider says, and its words leave with the pause', async () => {
    const flow = start();
    flow.resend();
    await flow.fail('resendCode', { kind: 'wait', serverMessage: 'Chờ 90 giây.', retryAfterMs: 90_000 });
    expect(flow.context()).toMatchObject({ resendWaitMs: 90_000, resendError: { serverMessage: 'Chờ 90 giây.' } });
    expect(flow.actions.rememberPause).toHaveBeenCalledExactlyOnceWith({ kind: 'send', phone, waitMs: 90_000 });
    flow.clock.increment(90_000);
    expect(flow.context()).toMatchObject({ resendWaitMs: null, resendError: null });
  });

  it('without an answer: is unknown, and pauses for 60 s because the code may be on its way', async () => {
    const flow = start();
    flow.resend();
    await flow.fail('resendCode', new Error('no answer'));
    expect(flow.context()).toMatchObject({ isSent: false, resendError: { kind: 'unknown' }, resendWaitMs: 60_000 });
    expect(flow.actions.rememberPause).toHaveBeenCalledExactlyOnceWith({ kind: 'send', phone, waitMs: 60_000 });
    flow.clock.increment(59_999);
    flow.resend();
    expect(flow.callsOf('resendCode')).toHaveLength(1);
  });

  it('another phone has the rest of its own pause, or none', () => {
    const flow = start({ resendWaitMs: 50_000 });
    flow.actor.send({ type: 'changePhone' });
    flow.actor.send({ type: 'identify', phone: '+84987654321', resendWaitMs: null });
    flow.clock.increment(0);
    expect(flow.context().resendWaitMs).toBeNull();
    flow.actor.send({ type: 'changePhone' });
    flow.actor.send({ type: 'identify', phone, resendWaitMs: 30_000 });
    flow.clock.increment(29_999);
    expect(flow.context().resendWaitMs).toBe(30_000);
  });
});
