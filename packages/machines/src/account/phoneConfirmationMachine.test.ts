import { describe, expect, it } from 'vitest';
import { playChart } from '../testing/playChart.ts';
import { phoneConfirmationMachine } from './phoneConfirmationMachine.ts';

const phone = '+84912345678';

const codeSentAt = 1;

/** On a page that knows the phone; a press comes after the pause of the code of the registration. */
const start = (known: string | null = phone) => {
  const play = playChart(phoneConfirmationMachine, { phone: known, at: codeSentAt });
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    submit: (code: string | null = '654321', at = 100_000) => play.actor.send({ type: 'submit', code, at }),
    resend: (at = 100_000) => play.actor.send({ type: 'resend', at }),
  };
};

it('without a phone: asks whose it is, and takes no text that is none', () => {
  const flow = start(null);
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

  it('a pause that the provider wants refuses a code and another sending before its end', async () => {
    const flow = start();
    flow.submit();
    await flow.fail('confirmPhone', { kind: 'wait', serverMessage: null, retryAfterMs: 45_000, at: 100_000 });
    flow.submit('654321', 144_999);
    flow.resend(144_999);
    expect([flow.state(), flow.calls.length]).toEqual(['entering', 1]);
    flow.submit('654321', 145_000);
    expect(flow.state()).toBe('confirming');
  });
});

describe('sending a code again', () => {
  it('is refused until 60 s after the answer to the last one', async () => {
    const flow = start();
    flow.resend();
    await flow.answer('resendCode', 101_000);
    expect(flow.context()).toMatchObject({ isSent: true, resendUntil: 161_000 });
    flow.resend(160_999);
    expect(flow.callsOf('resendCode')).toHaveLength(1);
    flow.resend(161_000);
    expect(flow.callsOf('resendCode')).toHaveLength(2);
  });

  it('is refused until 60 s after the code of the registration', () => {
    const flow = start();
    flow.resend(codeSentAt + 59_999);
    expect(flow.callsOf('resendCode')).toHaveLength(0);
    flow.resend(codeSentAt + 60_000);
    expect(flow.callsOf('resendCode')).toHaveLength(1);
  });

  it('is refused as long as the provider says', async () => {
    const flow = start();
    flow.resend();
    const wait = { kind: 'wait', serverMessage: 'Chờ 90 giây.', retryAfterMs: 90_000, at: 101_000 };
    await flow.fail('resendCode', wait);
    expect(flow.context()).toMatchObject({ resendUntil: 191_000, resendError: { serverMessage: 'Chờ 90 giây.' } });
  });

  it('without an answer: is unknown, and pauses for 60 s because the code may be on its way', async () => {
    const flow = start();
    flow.resend();
    await flow.fail('resendCode', { kind: 'unknown', serverMessage: null, at: 101_000 });
    expect(flow.context()).toMatchObject({ isSent: false, resendError: { kind: 'unknown' }, resendUntil: 161_000 });
  });

  it('another phone has no pause', () => {
    const flow = start();
    flow.actor.send({ type: 'changePhone' });
    flow.actor.send({ type: 'identify', phone: '+84987654321' });
    expect(flow.context().resendUntil).toBeNull();
  });
});
