import { pauseLeft } from '@may/domain/pauseLeft.ts';
import { phoneConfirmationChart } from '@may/machines/account/phoneConfirmation.chart.ts';
import type { CheckOtpScreenProps } from '@may/screens/account/CheckOtp/checkOtp.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectPhoneConfirmation } from './connectPhoneConfirmation.ts';

const isOver = (until: number | null | undefined) => pauseLeft(until ?? null, Date.now()) === 0;
const isFree = ({ form }: Pick<CheckOtpScreenProps, 'form'>) => form !== null && !form.busy;

export const phoneConfirmationRow = connectRow({
  proves: { connectPhoneConfirmation },
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
      offered: (view) => isFree(view) && isOver(view.form?.until),
    },
    'form.onChangePhone': { gives: 'changePhone', offered: isFree },
    'form.resend.onPress': { gives: 'resend', offered: (view) => isFree(view) && isOver(view.form?.resend.until) },
    onSignIn: { gives: 'signIn', offered: ({ form }) => !form?.busy },
  },
});
