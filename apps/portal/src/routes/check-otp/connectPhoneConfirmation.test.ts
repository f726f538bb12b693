import { phoneConfirmationMachine } from '@may/machines';
import { phoneConfirmationChart } from '@may/machines/testing';
import type { CheckOtpScreenProps } from '@may/ui';
import { expect, it, vi } from 'vitest';
import { describeConnect } from '../../testing/describeConnect.ts';
import { connectPhoneConfirmation } from './connectPhoneConfirmation.ts';

const isFree = ({ form }: Pick<CheckOtpScreenProps, 'form'>) => form !== null && !form.busy;

describeConnect({
  proves: { connectPhoneConfirmation },
  machine: phoneConfirmationMachine,
  chart: phoneConfirmationChart,
  screens: {
    'a new account': (snapshot, send, app) =>
      connectPhoneConfirmation(snapshot, send, { isNew: true, identify: app('identify') }),
  },
  presses: {
    'asking.onSubmit': { gives: 'identify()', with: [['0912345678']] },
    'form.onSubmit': {
      gives: { type: 'submit', code: '654321' },
      with: [['654 321']],
      offered: (view) => isFree(view) && view.form?.waitMs === null,
    },
    'form.onChangePhone': { gives: 'changePhone', offered: isFree },
    'form.resend.onPress': { gives: 'resend', offered: (view) => isFree(view) && view.form?.resend.waitMs === null },
    onSignIn: { gives: 'signIn', offered: ({ form }) => !form?.busy },
  },
});

const start = {
  phone: '+84912345678',
  isPhoneInvalid: false,
  error: null,
  resendError: null,
  isSent: false,
  waitMs: null,
  resendWaitMs: null,
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
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'submit', code });
});
