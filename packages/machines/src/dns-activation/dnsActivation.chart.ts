import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/describeChart.ts';
import { dnsActivationMachine } from './dnsActivationMachine.ts';

const domain = { id: 'dom_1', name: 'bienxanh.vn', nameservers: ['ns1.may.cloud'] };

export const dnsActivationChart: ChartSpec = {
  machine: dnsActivationMachine,
  inputs: [{ domain }],
  // Listed twice, so that the random walks send them twice as often as the other events.
  events: [{ type: 'open' }, { type: 'open' }, { type: 'check' }, { type: 'check' }],
  answers: {
    checkDomain: [
      { output: { isValid: false, observed: null } },
      { output: { isValid: false, observed: ['ns1.elsewhere.net'] } },
      { output: { isValid: true, observed: null } },
      { failure: { kind: 'refused', retryAfterMs: 45_000 } },
      { failure: new Error('no answer') },
    ],
    readDomain: [
      { output: { ...domain, active: false, createdAt: null } },
      { output: { ...domain, active: true, createdAt: null } },
      { failure: new Error('no answer') },
    ],
  },
  contextOf: ({ secondsLeft, readings, error }) => [secondsLeft, readings, error?.isWait ?? null],
  waits: [1_000, 1_000, 3_000, 20_000, 45_000],
  invariants: (play) => {
    let checksBefore = 0;
    return ({ before, after, sent }) => {
      const checks = play.callsOf('checkDomain');
      assert.ok(checks.filter((call) => call.listening()).length <= 1, 'one check at a time');
      if (checks.length > checksBefore && before.matches('notPointing'))
        assert.equal(sent, null, 'no press shortens the time between two checks');
      checksBefore = checks.length;
      if (after.matches('inactive') || after.matches('showingInstructions'))
        assert.equal(checks.filter((call) => call.listening()).length, 0, 'no check runs while the panel is closed');
      const opened = play.effectsOf('openRecords').length;
      assert.equal(opened, after.matches('activated') ? 1 : 0, 'the records open once, at the end');
      if (opened > 0) assert.ok(play.callsOf('readDomain').length > 0, 'only a check that passed leads to the records');
      assert.ok(after.context.secondsLeft >= 0);
    };
  },
};
