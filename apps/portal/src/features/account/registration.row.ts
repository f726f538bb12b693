import { pauseLeft } from '@may/domain/pauseLeft.ts';
import { registrationChart } from '@may/machines/account/registration.chart.ts';
import { connectRow } from '../../testing/connectRow.ts';
import { connectRegistration } from './connectRegistration.ts';

const typed = { name: 'Lê Thị Mây', email: 'may@may.vn', phone: '0912345678', password: 'Matkhau!1' };
const isFree = ({ form }: ReturnType<typeof connectRegistration>) =>
  form !== null && !form.busy && pauseLeft(form.until, Date.now()) === 0;

export const registrationRow = connectRow({
  proves: { connectRegistration },
  chart: registrationChart,
  screens: {
    'a visitor': connectRegistration,
  },
  presses: {
    'form.onSubmit': { gives: { type: 'submit', ...typed }, with: [[typed]], offered: isFree },
    'form.onEdit': {
      gives: { type: 'edit', field: 'phone' },
      with: [['phone']],
      offered: ({ form }) => form !== null && !form.busy,
    },
    onSignIn: { gives: 'signIn', offered: ({ form }) => form === null || form.notice?.kind === 'unknown' },
  },
});
