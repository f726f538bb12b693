import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { dnsActivationMachine } from './dnsActivationMachine.ts';

const domain = { id: 'dom_1', name: 'bienxanh.vn', nameservers: ['ns1.may.cloud', 'ns2.may.cloud'] };
const elsewhere = { isValid: false, observed: ['ns1.elsewhere.net'] };

const start = () => {
  const play = playChart(dnsActivationMachine, { domain });
  sendAll(play, 'open', 'check');
  return { ...play, state: () => play.snapshot().value, context: () => play.snapshot().context };
};

describe('the activation of a domain', () => {
  it('shows the nameservers found, announces them once, and checks again every 20 seconds until they are right', async () => {
    const flow = start();
    for (const round of [1, 2]) {
      await flow.answer('checkDomain', elsewhere);
      expect(flow.state()).toEqual({ notPointing: 'coolingDown' });
      expect(flow.context()).toMatchObject({ observed: ['ns1.elsewhere.net'], refusals: round, secondsLeft: 20 });
      for (let second = 1; second < 20; second += 1) flow.clock.increment(1_000);
      expect(flow.context().secondsLeft).toBe(1);
      sendAll(flow, 'check');
      expect(flow.callsOf('checkDomain')).toHaveLength(round);
      flow.clock.increment(1_000);
      expect(flow.state()).toBe('checking');
    }
    expect(flow.actions.announceNotPointing).toHaveBeenCalledExactlyOnceWith({ name: 'bienxanh.vn' });
    await flow.answer('checkDomain', { isValid: true, observed: null });
    await flow.answer('readDomain', { ...domain, active: true, createdAt: null });
    expect(flow.actions.openRecords).toHaveBeenCalledExactlyOnceWith({ id: 'dom_1' });
  });

  it('opens the records of a domain with right nameservers after three readings, or at a press', async () => {
    const inactive = { ...domain, active: false, createdAt: null };
    const flow = start();
    await flow.answer('checkDomain', { isValid: true, observed: null });
    await flow.answer('readDomain', inactive);
    expect(flow.state()).toEqual({ activating: 'waiting' });
    flow.clock.increment(3_000);
    await flow.fail('readDomain', new Error('no answer'));
    flow.clock.increment(3_000);
    expect(flow.actions.openRecords).not.toHaveBeenCalled();
    await flow.answer('readDomain', inactive);
    expect(flow.state()).toBe('activated');
    const pressed = start();
    await pressed.answer('checkDomain', { isValid: true, observed: null });
    sendAll(pressed, 'proceed');
    expect(pressed.state()).toBe('activated');
  });

  it('shows a failed check, and repeats it at a press or after the requested 45 seconds', async () => {
    const flow = start();
    await flow.fail('checkDomain', { kind: 'refused', serverMessage: 'Bảo trì' });
    expect(flow.state()).toEqual({ failed: 'coolingDown' });
    expect(flow.context().error).toEqual({ serverMessage: 'Bảo trì', isWait: false });
    sendAll(flow, 'check');
    await flow.fail('checkDomain', { kind: 'refused', retryAfterMs: 45_000 });
    sendAll(flow, 'check');
    expect(flow.callsOf('checkDomain')).toHaveLength(2);
    for (let second = 0; second < 45; second += 1) flow.clock.increment(1_000);
    expect(flow.callsOf('checkDomain')).toHaveLength(3);
  });

  it('checks nothing after it is closed, and starts again when it is opened', async () => {
    const flow = start();
    await flow.answer('checkDomain', elsewhere);
    sendAll(flow, 'close');
    flow.clock.increment(600_000);
    expect(flow.callsOf('checkDomain')).toHaveLength(1);
    sendAll(flow, 'open');
    expect(flow.state()).toBe('showingInstructions');
    expect(flow.context()).toMatchObject({ observed: null, refusals: 0 });
  });
});
