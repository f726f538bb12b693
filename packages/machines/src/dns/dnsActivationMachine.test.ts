import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import { dnsActivationMachine } from './dnsActivationMachine.ts';

const domain = { id: 'dom_1', name: 'bienxanh.vn', nameservers: ['ns1.may.cloud', 'ns2.may.cloud'] };

const start = () => {
  const play = playChart(dnsActivationMachine, { domain });
  sendAll(play, 'open', 'check');
  return { ...play, state: () => play.snapshot().value, context: () => play.snapshot().context };
};

describe('the activation of a domain', () => {
  it('shows and announces a domain that points elsewhere, and opens its records after the check that it passes', async () => {
    const flow = start();
    await flow.answer('checkDomain', { isValid: false, observed: ['ns1.elsewhere.net'] });
    expect(flow.state()).toBe('notPointing');
    expect(flow.context().observed).toEqual(['ns1.elsewhere.net']);
    expect(flow.actions.announceNotPointing).toHaveBeenCalledExactlyOnceWith({ name: 'bienxanh.vn' });
    sendAll(flow, 'check');
    await flow.answer('checkDomain', { isValid: true, observed: null });
    expect(flow.actions.openRecords).toHaveBeenCalledExactlyOnceWith({ id: 'dom_1' });
  });

  it('shows the provider’s words about a failed check until the next one', async () => {
    const flow = start();
    await flow.fail('checkDomain', { kind: 'refused', serverMessage: 'Bảo trì' });
    expect([flow.state(), flow.context().serverMessage]).toEqual(['failed', 'Bảo trì']);
    sendAll(flow, 'check');
    expect([flow.state(), flow.context().serverMessage]).toEqual(['checking', null]);
  });
});
