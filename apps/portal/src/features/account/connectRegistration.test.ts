import { registrationMachine } from '@may/machines/account/registrationMachine.ts';
import { expect, it, vi } from 'vitest';
import { connectRegistration } from './connectRegistration.ts';

const email = 'may@may.vn';

const start = { asksForCode: true, faults: {}, error: null, email, until: null };
const refused = (field: 'email' | null) => ({ kind: 'refused' as const, serverMessage: 'Đã có người dùng.', field });

it.each([
  ['about a field: at the field', refused('email'), true],
  ['about no field: above the form', refused(null), false],
] as const)('shows a refusal %s', (_, error, isAtField) => {
  const snapshot = registrationMachine.resolveState({ value: 'editing', context: { ...start, error } });
  const { form } = connectRegistration(snapshot, vi.fn());
  expect([form?.refusal !== null, form?.notice === null]).toEqual([isAtField, isAtField]);
});
