import { phoneConfirmationMachine } from '@may/machines/account/phoneConfirmationMachine.ts';
import { expect, it, vi } from 'vitest';
import { connectPhoneConfirmation } from './connectPhoneConfirmation.ts';

const start = {
  phone: '+84912345678',
  isPhoneInvalid: false,
  error: null,
  resendError: null,
  isSent: false,
  until: null,
  resendUntil: null,
};
const drawn = (context: Partial<typeof start> = {}, isNew = true, send = vi.fn()) => {
  const snapshot = phoneConfirmationMachine.resolveState({ value: 'entering', context: { ...start, ...context } });
  return connectPhoneConfirmation(snapshot, send, { isNew, identify: vi.fn() });
};

it('claims a code for the phone of a new account alone, not for a typed one', () => {
  expect([drawn({}, true).form?.hasCode, drawn({}, false).form?.hasCode]).toEqual([true, false]);
});

it('says that the account was created until the first outcome', () => {
  expect([drawn().isNew, drawn({ isSent: true }).isNew]).toEqual([true, false]);
});

it.each([
  ['six digits', '654 321', '654321'],
  ['five digits', '65432', null],
])('sends a code of %s as the flow expects', (_, typed, code) => {
  const send = vi.fn();
  drawn({}, true, send).form?.onSubmit(typed);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'submit', code, at: expect.any(Number) });
});
