import { expect, it } from 'vitest';
import { safeLinkOf } from './readWebUrl.ts';

it.each(['https://invoices.example.com/in_1.pdf?a=1', 'http://invoices.example.com/in_1'])(
  'accepts %s as a link',
  (raw) => {
    expect(safeLinkOf(raw)).toBe(raw);
  },
);

it.each([
  'javascript:alert(1)',
  'vbscript:msgbox(1)',
  'blob:https://a.b/1',
  'file:///etc/passwd',
  'data:text/html,x',
  '//evil.tld/x',
  'https:evil.tld',
  'https://a@evil.tld/',
  'java\tscript:alert(1)',
  ' https://a.b/',
  'in_1.pdf',
  '',
  null,
  undefined,
  ['https://a.b/'],
])('refuses %j as a link', (raw) => {
  expect(safeLinkOf(raw)).toBeNull();
});
