import { expect, it } from 'vitest';
import { offlineAddress, wantedAt } from './offlineAddress.ts';
import { safeReturnTo } from './returnTo.ts';

const hashOf = (address: string) => new URL(address, 'https://portal.example').hash;

it('remembers the wanted address in its fragment alone', () => {
  for (const wanted of ['/payment', '/api/payments/success?transId=MAY 1&status=%2F#top']) {
    const address = offlineAddress(wanted);
    expect
      .soft(new URL(address, 'https://portal.example'), wanted)
      .toMatchObject({ pathname: '/pages/offline', search: '' });
    expect.soft(wantedAt(hashOf(address)), wanted).toBe(wanted);
  }
});

it('leads home from any other fragment', () => {
  const others = [
    '',
    '#',
    '#to=',
    '#to=https%3A%2F%2Fevil.example',
    '#to=//evil.example',
    '#to=javascript:alert(1)',
    '#to=%',
  ];
  expect(others.filter((fragment) => safeReturnTo(wantedAt(fragment)) !== '/')).toEqual([]);
});
