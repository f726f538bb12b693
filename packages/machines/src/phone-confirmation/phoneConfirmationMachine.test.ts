import { describe, expect, it } from 'vitest';
import { playChart } from '../testing/playChart.ts';
import { phoneConfirmationMachine } from './phoneConfirmationMachine.ts';

const phone = '+84912345678';

/** On a page that knows the phone, after the pause of the code of the registration. */
const start = (input: { phone: string | null } = { phone }) => {
  const play = playChart(phoneConfirmationMachine, input);
  play.clock.increment(60_000);
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
  flow.actor.send({ type: 'identify', phone: null });
  expect(flow.context().isPhoneInvalid).toBe(true);
  flow.actor.send({ type: 'identify', phone });
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

  it('without an answer: is unknown, and a press tries it again', async () => {
    const flow = start();
    flow.submit();
    await flow.fail('confirmPhone', new Error('no answer'));
    expect(flow.state()).toBe('unknown');
    flow.submit();
    expect(flow.callsOf('confirmPhone')).toHaveLength(2);
  });

  it('a pause that the provider wants lasts as long as it says', async () => {
    const flow = start();
    flow.submit();
    await flow.fail('confirmPhone', { kind: 'wait', serverMessage: null, retryAfterMs: 45_000 });
    flow.submit();
    expect(flow.callsOf('confirmPhone')).toHaveLength(1);
    flow.clock.increment(45_000);
    expect(flow.state()).toBe('entering');
  });
});

describe('sending a code again', () => {
  it('pauses for 60 s after each', async () => {
    const flow = start();
    flow.resend();
    await flow.answer('resendCode', undefined);
    expect(flow.context()).toMatchObject({ isSent: true, resendWaitMs: 60_000 });
    flow.clock.increment(59_999);
    flow.resend();
    expect(flow.callsOf('resendCode')).toHaveLength(1);
    flow.clock.increment(1);
    flow.resend();
    expect(flow.callsOf('resendCode')).toHaveLength(2);
  });

  it('pauses for 60 s after the code of the registration', () => {
    const flow = playChart(phoneConfirmationMachine, { phone });
    flow.actor.send({ type: 'resend' });
    flow.clock.increment(59_999);
    flow.actor.send({ type: 'resend' });
    expect(flow.callsOf('resendCode')).toHaveLength(0);
    flow.clock.increment(1);
    flow.actor.send({ type: 'resend' });
    expect(flow.callsOf('resendCode')).toHaveLength(1);
  });

  it('pauses as long as the provider says, and its words leave with the pause', async () => {
    const flow = start();
    flow.resend();
    await flow.fail('resendCode', { kind: 'wait', serverMessage: 'Chờ 90 giây.', retryAfterMs: 90_000 });
    expect(flow.context()).toMatchObject({ resendWaitMs: 90_000, resendError: { serverMessage: 'Chờ 90 giây.' } });
    flow.clock.increment(90_000);
    expect(flow.context()).toMatchObject({ resendWaitMs: null, resendError: null });
  });

  it('without an answer: is unknown, and pauses for 60 s because the code may be on its way', async () => {
    const flow = start();
    flow.resend();
    await flow.fail('resendCode', new Error('no answer'));
    expect(flow.context()).toMatchObject({ isSent: false, resendError: { kind: 'unknown' }, resendWaitMs: 60_000 });
    flow.clock.increment(59_999);
    flow.resend();
    expect(flow.callsOf('resendCode')).toHaveLength(1);
  });

  it('another phone has no pause', () => {
    const flow = playChart(phoneConfirmationMachine, { phone });
    flow.actor.send({ type: 'changePhone' });
    flow.actor.send({ type: 'identify', phone: '+84987654321' });
    expect(flow.snapshot().context.resendWaitMs).toBeNull();
  });
});
