import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/describeChart.ts';
import { phoneConfirmationMachine } from './phoneConfirmationMachine.ts';

const phone = '+84912345678';
const code = '654321';
const submit = { type: 'submit', code };
const refused = { failure: { kind: 'refused', serverMessage: 'Mã không đúng.' } };
const wait = { failure: { kind: 'wait', serverMessage: 'Chờ một lát.', retryAfterMs: 30_000 } };
const lost = { failure: new Error('no answer') };

export const phoneConfirmationChart: ChartSpec = {
  machine: phoneConfirmationMachine,
  inputs: [{ phone: null }, { phone }],
  events: [
    { type: 'identify', phone },
    { type: 'identify', phone },
    { type: 'identify', phone: null },
    submit,
    submit,
    { type: 'submit', code: null },
  ],
  answers: {
    confirmPhone: [{ output: undefined }, refused, refused, wait, lost],
    resendCode: [{ output: undefined }, { output: undefined }, refused, wait, lost],
  },
  contextOf: (context) => ({ ...context, resendWaitMs: context.resendWaitMs !== null }),
  waits: [1_000, 60_000],
  invariants: () => {
    let wasPaused = false;
    return ({ before, after, play: { calls, effectsOf } }) => {
      const { phone: known, waitMs, resendWaitMs } = after.context;
      assert.ok(!JSON.stringify(after.context).includes(code), 'no code is kept');
      assert.ok(calls.filter((call) => call.listening()).length <= 1, 'one request at a time');
      assert.equal(
        known === null && !after.matches('left'),
        after.matches('asking'),
        'only the first page knows no phone',
      );
      if (!after.matches('left'))
        assert.equal(after.matches('coolingDown'), waitMs !== null, 'a pause is told exactly while it lasts');
      if (after.matches('resending') && !before.matches('resending')) assert.ok(!wasPaused, 'a pause sends no code');
      wasPaused = resendWaitMs !== null;
      assert.equal(effectsOf('showLogin').length, after.matches('left') ? 1 : 0, 'the login page is shown once');
    };
  },
};
