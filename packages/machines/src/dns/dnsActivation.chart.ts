import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/chart.types.ts';
import { dnsActivationMachine } from './dnsActivationMachine.ts';

const domain = { id: 'dom_1', name: 'bienxanh.vn', nameservers: ['ns1.may.cloud'] };

export const dnsActivationChart: ChartSpec<typeof dnsActivationMachine> = {
  machine: dnsActivationMachine,
  inputs: [{ domain }],
  // Listed twice, so that the random walks send them twice as often as the other events.
  events: [{ type: 'open' }, { type: 'open' }, { type: 'check' }, { type: 'check' }],
  answers: {
    checkDomain: [
      { output: { isValid: false, observed: null } },
      { output: { isValid: false, observed: ['ns1.elsewhere.net'] } },
      { output: { isValid: true, observed: null } },
      { failure: { kind: 'refused', serverMessage: 'Bảo trì' } },
      { failure: new Error('no answer') },
    ],
  },
  contextOf: ({ observed, serverMessage }) => [observed, serverMessage],
  invariants: (play) => {
    let presses = 0;
    let told = 0;
    return ({ before, after, sent }) => {
      const checks = play.callsOf('checkDomain');
      if (sent?.type === 'check') presses += 1;
      assert.ok(checks.length <= presses, 'each check follows a press');
      const running = checks.filter((call) => call.listening()).length;
      assert.equal(
        running,
        after.matches('checking') ? 1 : 0,
        'one check at a time, and none while the panel is closed',
      );
      const isToldNow = before.matches('checking') && after.matches('notPointing');
      if (isToldNow) told += 1;
      assert.equal(play.effectsOf('announceNotPointing').length, told, 'each check that fails so is announced once');
      const opened = play.effectsOf('openRecords').length;
      assert.equal(opened, after.matches('activated') ? 1 : 0, 'the records open once, at the end');
    };
  },
};
