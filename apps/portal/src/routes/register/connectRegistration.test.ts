import { registrationMachine } from '@may/machines';
import { registrationChart } from '@may/machines/testing';
import { expect, it, vi } from 'vitest';
import { describeConnect } from '../../testing/describeConnect.ts';
import { connectRegistration, pageOfRegistration } from './connectRegistration.ts';

const typed = { name: 'Lê Thị Mây', email: 'may@may.vn', phone: '0912345678', password: 'Matkhau!1' };
const isFree = ({ form }: ReturnType<typeof connectRegistration>) =>
  form !== null && !form.busy && form.waitMs === null;

describeConnect({
  proves: { connectRegistration },
  machine: registrationMachine,
  chart: registrationChart,
  screens: {
    'signed out': (snapshot, send) => connectRegistration(snapshot, send, null),
    'another customer signed in': (snapshot, send, app) =>
      connectRegistration(snapshot, send, { email: 'other@may.vn', onSignOut: app('signOut') }),
  },
  presses: {
    'form.onSubmit': { gives: { type: 'submit', ...typed }, with: [[typed]], offered: isFree },
    'form.onEdit': { gives: { type: 'edit', field: 'phone' }, with: [['phone']], offered: isFree },
    'form.onSignIn': 'signIn',
    'closed.onSignIn': 'signIn',
    'closed.present.onSignOut': 'signOut()',
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
    null,
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
  [
    'after a lost answer for the e-mail in capitals: the doubt too',
    refused('email'),
    'MAY@may.vn',
    true,
    { kind: 'doubt' },
  ],
  ['after a lost answer for another e-mail: no doubt', refused('email'), 'other@may.vn', true, null],
] as const)('shows a refusal %s', (_, error, doubt, isAtField, notice) => {
  const form = drawn({ error, doubt });
  expect(form?.refusal !== null).toBe(isAtField);
  if (notice) expect(form?.notice).toMatchObject(notice);
  else expect(form?.notice).toBeNull();
});

const account = { email: typed.email, phone: '+84912345678' };

it.each([
  ['closed', 'other@may.vn', 'form'],
  ['opening', 'other@may.vn', 'form'],
  ['opened', 'other@may.vn', 'present'],
  ['opened', 'May@may.vn', 'account'],
  ['opening', typed.email, 'account'],
  ['created', typed.email, 'present'],
  ['opening', null, 'form'],
] as const)('an account that is %s in a browser signed in as %s shows: %s', (value, email, page) => {
  const snapshot = registrationMachine.resolveState({ value, context: { ...start, account } });
  expect(pageOfRegistration(snapshot, email)).toBe(page);
});

it.each([
  ['creating', 'form'],
  ['editing', 'present'],
  ['unknown', 'present'],
] as const)('a registration that is %s in a browser signed in as another customer shows: %s', (value, page) => {
  const snapshot = registrationMachine.resolveState({ value, context: start });
  expect(pageOfRegistration(snapshot, 'other@may.vn')).toBe(page);
});
