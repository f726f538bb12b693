import { expect, it } from 'vitest';
import { mayBrand } from './mayBrand.ts';

const { contact } = mayBrand;

const forms: [name: 'email' | 'phone' | 'emergencyPhone' | 'chat', form: RegExp][] = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['phone', /^\+\d[\d ]{6,18}\d$/],
  ['emergencyPhone', /^\+\d[\d ]{6,18}\d$/],
  ['chat', /^https:\/\//],
];

it.each(forms)('the %s of the brand is empty or has the form %s', (name, form) => {
  if (contact[name] !== '') expect(contact[name]).toMatch(form);
});

it('the brand can be reached by e-mail, which every page offers', () => {
  expect(contact.email).not.toBe('');
});

it('the hours of the brand are days and times of a known time zone', () => {
  if (contact.hours === null) return;
  const { timeZone, days, from, to } = contact.hours;
  expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  expect(days).toEqual([...new Set(days)].filter((day) => day >= 1 && day <= 7).sort());
  for (const time of [from, to]) expect(time).toMatch(/^(?:[01]\d|2[0-4]):[0-5]\d$/);
  expect([from, to]).toEqual([from, to].sort());
});

it('example numbers are plainly no real ones', () => {
  if (!contact.isExample) return;
  for (const number of [contact.phone, contact.emergencyPhone]) expect(number).toMatch(/^$|^\+84 00 0000 /);
});
