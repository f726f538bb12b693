import assert from 'node:assert/strict';
import { pauseLeft } from '@may/domain/pauseLeft.ts';
import type { ChartSpec } from '../testing/chart.types.ts';
import { registrationMachine } from './registrationMachine.ts';

const typed = { name: 'Lê Thị Mây', email: 'may@may.vn', phone: '0912345678', password: 'Matkhau!1' };
const submit = { type: 'submit', ...typed, at: 1 };
const account = { email: typed.email, phone: '+84912345678' };
const failed = (kind: string, rest: object = {}) => ({ failure: { kind, serverMessage: null, ...rest } });

export const registrationChart: ChartSpec<typeof registrationMachine> = {
  machine: registrationMachine,
  inputs: [{ asksForCode: true }, { asksForCode: false }],
  events: [
    submit,
    submit,
    { ...submit, at: 30_001 },
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
      failed('wait', { retryAfterMs: 30_000, at: 1 }),
      { failure: new Error('no answer') },
    ],
  },
  invariants:
    () =>
    ({ before, after, sent, play: { calls, effectsOf } }) => {
      assert.ok(!JSON.stringify(after.context).includes(typed.password), 'no password is kept');
      assert.ok(calls.filter((call) => call.listening()).length <= 1, 'one request at a time');
      if (sent?.type === 'submit' && pauseLeft(before.context.until, sent.at) > 0)
        assert.ok(!after.matches('creating') || before.matches('creating'), 'a press in a pause sends nothing');
      const codes = effectsOf('showCodePage').length;
      assert.equal(codes, after.matches('confirming') ? 1 : 0, 'the code page is shown once');
      assert.equal(effectsOf('showLogin').length, after.matches('leaving') ? 1 : 0, 'the login page is shown once');
    },
};
