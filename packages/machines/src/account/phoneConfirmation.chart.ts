import assert from 'node:assert/strict';
import { pauseLeft } from '@may/domain/pauseLeft.ts';
import type { ChartSpec } from '../testing/chart.types.ts';
import { phoneConfirmationMachine } from './phoneConfirmationMachine.ts';

const phone = '+84912345678';
const code = '654321';
const submit = { type: 'submit', code, at: 1 };
const at = 1;
const later = 60_001;
const refused = { failure: { kind: 'refused', serverMessage: 'Mã không đúng.' } };
const wait = { failure: { kind: 'wait', serverMessage: 'Chờ một lát.', retryAfterMs: 30_000, at } };
const lost = { failure: { kind: 'unknown', serverMessage: null, at } };

export const phoneConfirmationChart: ChartSpec<typeof phoneConfirmationMachine> = {
  machine: phoneConfirmationMachine,
  inputs: [
    { phone: null, at },
    { phone, at },
  ],
  events: [
    { type: 'identify', phone },
    { type: 'identify', phone },
    { type: 'identify', phone: null },
    submit,
    { ...submit, at: later },
    { type: 'submit', code: null, at: later },
    { type: 'resend', at },
    { type: 'resend', at: later },
  ],
  answers: {
    confirmPhone: [{ output: undefined }, refused, refused, wait, lost],
    resendCode: [{ output: at }, { output: at }, refused, wait, lost],
  },
  waits: [3_000],
  invariants:
    () =>
    ({ before, after, sent, play: { calls, effectsOf } }) => {
      const { phone: known } = after.context;
      assert.ok(!JSON.stringify(after.context).includes(code), 'no code is kept');
      assert.ok(calls.filter((call) => call.listening()).length <= 1, 'one request at a time');
      assert.equal(
        known === null && !after.matches('left'),
        after.matches('asking'),
        'only the first page knows no phone',
      );
      const { until, resendUntil } = before.context;
      const isBegun = (state: string) => after.matches(state) && !before.matches(state);
      if (isBegun('confirming')) assert.equal(pauseLeft(until, sent?.at), 0, 'a pause tries no code');
      if (isBegun('resending')) assert.equal(pauseLeft(resendUntil, sent?.at), 0, 'a pause sends no code');
      assert.equal(effectsOf('showLogin').length, after.matches('left') ? 1 : 0, 'the login page is shown once');
    },
};
