import { registrationMachine } from '@may/machines';
import { registrationChart } from '@may/machines/testing';
import { expect, it, vi } from 'vitest';
import { describeConnect } from '../../testing/describeConnect.ts';
import { connectRegistration } from './connectRegistration.ts';

const typed = { name: 'Lê Thị Mây', email: 'may@may.vn', phone: '0912345678', password: 'Matkhau!1' };
const isFree = ({ form }: ReturnType<typeof connectRegistration>) =>
  form !== null && !form.busy && form.waitMs === null;

describeConnect({
  proves: { connectRegistration },
  machine: registrationMachine,
  chart: registrationChart,
  screens: {
    'a visitor': connectRegistration,
  },
  presses: {
    'form.onSubmit': { gives: { type: 'submit', ...typed }, with: [[typed]], offered: isFree },
    'form.onEdit': { gives: { type: 'edit', field: 'phone' }, with: [['phone']], offered: isFree },
    onSignIn: { gives: 'signIn', offered: ({ form }) => form === null || form.notice?.kind === 'unknown' },
  },
});

const start = { asksForCode: true, faults: {}, error: null, email: typed.email, waitMs: null };
const refused = (field: 'email' | null) => ({ kind: 'refused' as const, serverMessage: 'Đã có người dùng.', field });

it.each([
  ['about a field: at the field', refused('email'), true],
  ['about no field: above the form', refused(null), false],
] as const)('shows a refusal %s', (_, error, isAtField) => {
  const snapshot = registrationMachine.resolveState({ value: 'editing', context: { ...start, error } });
  const { form } = connectRegistration(snapshot, vi.fn());
  expect([form?.refusal !== null, form?.notice === null]).toEqual([isAtField, isAtField]);
});
