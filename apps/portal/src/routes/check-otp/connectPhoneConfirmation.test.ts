import { phoneConfirmationMachine } from '@may/machines';
import { phoneConfirmationChart } from '@may/machines/testing';
import type { CheckOtpScreenProps } from '@may/ui';
import { expect, it, vi } from 'vitest';
import { describeConnect } from '../../testing/describeConnect.ts';
import { connectPhoneConfirmation } from './connectPhoneConfirmation.ts';

const isFree = ({ form }: CheckOtpScreenProps) => form !== null && !form.busy;

describeConnect({
  proves: { connectPhoneConfirmation },
  machine: phoneConfirmationMachine,
  chart: phoneConfirmationChart,
  screens: {
    'a new account': (snapshot, send, app) =>
      connectPhoneConfirmation(snapshot, send, { isNew: true, phoneShown: null, identify: app('identify') }),
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

it.each([
  ['six digits', '654 321', '654321'],
  ['five digits', '65432', null],
])('sends a code of %s as the flow expects', (_, typed, code) => {
  const send = vi.fn();
  const context = {
    phone: '+84912345678',
    isPhoneInvalid: false,
    error: null,
    resendError: null,
    isSent: false,
    isInDoubt: false,
    waitMs: null,
    resendWaitMs: null,
  };
  const snapshot = phoneConfirmationMachine.resolveState({ value: 'entering', context });
  connectPhoneConfirmation(snapshot, send, { isNew: true, phoneShown: null, identify: vi.fn() }).form?.onSubmit(typed);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'submit', code });
});
