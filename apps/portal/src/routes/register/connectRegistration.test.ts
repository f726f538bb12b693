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
  screens: { register: (snapshot, send) => connectRegistration(snapshot, send) },
  presses: {
    'form.onSubmit': { gives: { type: 'submit', ...typed }, with: [[typed]], offered: isFree },
    'form.onEdit': { gives: { type: 'edit', field: 'phone' }, with: [['phone']], offered: isFree },
    'form.onSignIn': 'signIn',
    'closed.onSignIn': 'signIn',
  },
});

const start = {
  asksForCode: true,
  faults: {},
  error: null,
  email: typed.email,
  account: null,
  doubt: null,
  waitMs: null,
};
const refused = (field: 'email' | null) => ({ kind: 'refused' as const, serverMessage: 'Đã có người dùng.', field });
const drawn = (context: Partial<Parameters<typeof registrationMachine.resolveState>[0]['context']>) =>
  connectRegistration(
    registrationMachine.resolveState({ value: 'editing', context: { ...start, ...context } }),
    vi.fn(),
  ).form;

it.each([
  ['about a field: at the field', refused('email'), null, true, null],
  [
    'about no field: above the form',
    refused(null),
    null,
    false,
    { kind: 'refused', serverMessage: 'Đã có người dùng.' },
  ],
  ['about a field after a lost answer: the doubt too', refused('email'), typed.email, true, { kind: 'doubt' }],
  ['after a lost answer for another e-mail: no doubt', refused('email'), 'other@may.vn', true, null],
] as const)('shows a refusal %s', (_, error, doubt, isAtField, notice) => {
  const form = drawn({ error, doubt });
  expect(form?.refusal !== null).toBe(isAtField);
  if (notice) expect(form?.notice).toMatchObject(notice);
  else expect(form?.notice).toBeNull();
});
