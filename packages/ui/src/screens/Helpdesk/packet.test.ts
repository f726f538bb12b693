import { expect, it } from 'vitest';
import { isoWithOffset, mailAddress, maskEmail, withoutSecrets } from './packet.ts';

const words = { card: '[card]', key: '[key]' };

it.each([
  ['my card 4242 4242 4242 4242 failed', 'my card [card] failed'],
  ['4242-4242-4242-4242', '[card]'],
  ['4242424242424242', '[card]'],
  ['4242 4242 4242 4242 12/27 123', '[card]'],
  ['4242 4242 4242 4242 123 was refused', '[card] was refused'],
  ['4242424242424242 1227', '[card]'],
  ['0905123456 4242 4242 4242 4242', '0905123456 [card]'],
  ['0912345678 4242 4242 4242 4242 cvv: 123', '0912345678 [card] cvv: [card]'],
  ['4242.4242.4242.4242', '[card]'],
  ['4242\u00a04242\u00a04242\u00a04242', '[card]'],
  ['4242  4242 - 4242  4242', '[card]'],
  ['4242 4242 4242 4242, 5555 5555 5555 4444', '[card]'],
  ['3782 822463 10005 12/27', '[card]'],
  ['9704 0000 0000 0018 and 9704 1985 2619 1432 198', '[card] and [card]'],
  ['payment 20261122140509123', 'payment 20261122140509123'],
  ['500.000 VND, 22/11/2026 14:05, in_1', '500.000 VND, 22/11/2026 14:05, in_1'],
  ['the amount 1234567890123', 'the amount 1234567890123'],
  ['call +84 00 0000 0000', 'call +84 00 0000 0000'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln end', 'token [key] end'],
  ['Authorization: Bearer abc.def', 'Authorization: [key]'],
  ['sk_live_1a2b3c and pi_1_secret_2', '[key] and [key]'],
  ['accessToken: 7f3c9a, "access_token":"7f3c9a"', 'accessToken: [key], "access_token":"[key]"'],
  ['server srv_8f2 is down', 'server srv_8f2 is down'],
])('%j becomes %j', (text, expected) => {
  expect(withoutSecrets(text, words)).toBe(expected);
});

it.each([
  ['demo@may.cloud', 'd•••@may.cloud'],
  ['ô@may.cloud', 'ô•••@may.cloud'],
])('the address %s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it('a moment is written with the offset of the device and names the same moment', () => {
  const at = Date.UTC(2026, 10, 22, 14, 5, 9);
  expect(isoWithOffset(at)).toMatch(/^2026-11-2\dT\d\d:\d\d:09[+-]\d\d:\d\d$/);
  expect(Date.parse(isoWithOffset(at))).toBe(at);
});

const mail = { email: 'support@may.cloud', subject: 'A & B', paste: 'Please paste' };

it('a short packet is in the e-mail, with the line breaks of mail', () => {
  expect(mailAddress({ ...mail, packet: 'one\ntwo' })).toEqual({
    href: 'mailto:support@may.cloud?subject=A%20%26%20B&body=one%0D%0Atwo',
    isWhole: true,
  });
});

it('half of a character that was cut in two is in the e-mail as a replacement character', () => {
  expect(mailAddress({ ...mail, packet: 'cut \ud83d' }).href).toMatch(/body=cut%20%EF%BF%BD$/);
});

it('a packet that makes the address longer than 1,900 characters is pasted instead', () => {
  const start = 'mailto:support@may.cloud?subject=A%20%26%20B&body='.length;
  expect(mailAddress({ ...mail, packet: 'x'.repeat(1_900 - start) }).isWhole).toBe(true);
  expect(mailAddress({ ...mail, packet: 'x'.repeat(1_901 - start) })).toEqual({
    href: 'mailto:support@may.cloud?subject=A%20%26%20B&body=Please%20paste',
    isWhole: false,
  });
});
