import assert from 'node:assert/strict';
import type { ChartSpec } from '../testing/describeChart.ts';
import { registrationMachine } from './registrationMachine.ts';

const typed = { name: 'Lê Thị Mây', email: 'may@may.vn', phone: '0912345678', password: 'Matkhau!1' };
const submit = { type: 'submit', ...typed };
const account = { email: typed.email, phone: '+84912345678' };
const failed = (kind: string, rest: object = {}) => ({ failure: { kind, serverMessage: null, ...rest } });

export const registrationChart: ChartSpec = {
  machine: registrationMachine,
  inputs: [{ asksForCode: true }, { asksForCode: false }],
  events: [
    submit,
    submit,
    { ...submit, email: 'may' },
    { type: 'edit', field: 'email' },
    { type: 'edit', field: 'phone' },
  ],
  answers: {
    createAccount: [
      { output: account },
      { failure: { kind: 'refused', serverMessage: 'Email đã được đăng ký.' } },
      { failure: { kind: 'refused', serverMessage: 'Hệ thống đang bảo trì.' } },
      failed('phone'),
      failed('notSent'),
      failed('wait', { retryAfterMs: 30_000 }),
      { failure: new Error('no answer') },
    ],
  },
  waits: [1_000, 60_000],
  invariants:
    () =>
    ({ after, play: { calls, effectsOf } }) => {
      assert.ok(!JSON.stringify(after.context).includes(typed.password), 'no password is kept');
      assert.ok(calls.filter((call) => call.listening()).length <= 1, 'one request at a time');
      const { waitMs } = after.context;
      assert.equal(after.matches('coolingDown'), waitMs !== null, 'a pause is told exactly while it lasts');
      const codes = effectsOf('showCodePage').length;
      assert.equal(codes, after.matches('confirming') ? 1 : 0, 'the code page is shown once');
      assert.equal(effectsOf('showLogin').length, after.matches('leaving') ? 1 : 0, 'the login page is shown once');
    },
};
