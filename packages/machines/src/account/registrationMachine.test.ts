import { expect, it } from 'vitest';
import { playChart } from '../testing/playChart.ts';
import { registrationMachine } from './registrationMachine.ts';

const typed = { name: ' Lê Thị Mây ', email: ' may@may.vn ', phone: '0912 345 678', password: ' Matkhau1 ' };
const account = { email: 'may@may.vn', phone: '+84912345678' };

const start = (asksForCode = true) => {
  const play = playChart(registrationMachine, { asksForCode });
  return {
    ...play,
    state: () => play.snapshot().value,
    context: () => play.snapshot().context,
    submit: (change: Partial<typeof typed & { at: number }> = {}) =>
      play.actor.send({ type: 'submit', ...typed, at: 1, ...change }),
  };
};

it('sends one request for a double press: name and e-mail trimmed, the password as typed', () => {
  const flow = start();
  flow.submit();
  flow.submit();
  expect(flow.callsOf('createAccount').map(({ input }) => input)).toEqual([
    { name: 'Lê Thị Mây', email: 'may@may.vn', phone: '0912 345 678', password: ' Matkhau1 ' },
  ]);
});

it('sends nothing for an incomplete form, and notes the faults until their field changes', () => {
  const flow = start();
  flow.submit({ name: '', password: 'kurz' });
  expect(flow.callsOf('createAccount')).toHaveLength(0);
  expect(flow.context().faults).toEqual({ name: 'missing', password: 'tooShort' });
  flow.actor.send({ type: 'edit', field: 'name' });
  expect(flow.context().faults).toEqual({ password: 'tooShort' });
});

it('with a code: leads to its page once, with the phone as it was sent', async () => {
  const flow = start();
  flow.submit();
  await flow.answer('createAccount', account);
  expect(flow.state()).toBe('confirming');
  expect(flow.actions.showCodePage).toHaveBeenCalledExactlyOnceWith(account);
});

it('without a code: the account is told, and a press leads to the login page with its e-mail', async () => {
  const flow = start(false);
  flow.submit();
  await flow.answer('createAccount', account);
  expect(flow.state()).toBe('created');
  expect(flow.actions.showCodePage).not.toHaveBeenCalled();
  flow.actor.send({ type: 'signIn' });
  expect(flow.actions.showLogin).toHaveBeenCalledExactlyOnceWith({ email: 'may@may.vn' });
});

it('a refusal shows the provider’s words at the field that they name, until the field changes', async () => {
  const flow = start();
  flow.submit();
  await flow.fail('createAccount', { kind: 'refused', serverMessage: 'Email đã được đăng ký.' });
  expect(flow.state()).toBe('editing');
  expect(flow.context()).toMatchObject({ error: { kind: 'refused', field: 'email' } });
  flow.actor.send({ type: 'edit', field: 'phone' });
  expect(flow.context().error).not.toBeNull();
  flow.actor.send({ type: 'edit', field: 'email' });
  expect(flow.context().error).toBeNull();
});

it('a phone number of no country is a fault of its field', async () => {
  const flow = start();
  flow.submit();
  await flow.fail('createAccount', { kind: 'phone' });
  expect(flow.context()).toMatchObject({ faults: { phone: 'invalid' }, error: null });
});

it('a lost answer is unknown: a press sends again or leads to the login page with the e-mail', async () => {
  const flow = start();
  flow.submit();
  await flow.fail('createAccount', new Error('no answer'));
  expect(flow.callsOf('createAccount')).toHaveLength(1);
  flow.submit();
  await flow.fail('createAccount', new Error('no answer'));
  expect([flow.state(), flow.callsOf('createAccount').length]).toEqual(['unknown', 2]);
  flow.actor.send({ type: 'signIn' });
  expect(flow.actions.showLogin).toHaveBeenCalledExactlyOnceWith({ email: 'may@may.vn' });
});

it('a pause that the provider wants refuses a press before its end, which is a minute later without a length', async () => {
  const flow = start();
  flow.submit();
  await flow.fail('createAccount', { kind: 'wait', serverMessage: 'Chờ 30 giây.', retryAfterMs: 30_000, at: 1_000 });
  flow.submit({ at: 30_999 });
  expect([flow.state(), flow.callsOf('createAccount').length]).toEqual(['editing', 1]);
  flow.submit({ at: 31_000 });
  await flow.fail('createAccount', { kind: 'wait', serverMessage: null, at: 1_000 });
  expect(flow.context().until).toBe(61_000);
});
