import { expect, it } from 'vitest';
import { offlineAddress, wantedAt } from './offlineAddress.ts';
import { safeReturnTo } from './returnTo.ts';

const hashOf = (address: string) => new URL(address, 'https://portal.example').hash;

it.each(['/payment', '/api/payments/success?transId=MAY 1&status=%2F#top'])(
  'remembers %s in its fragment alone',
  (wanted) => {
    const address = offlineAddress(wanted);
    expect(new URL(address, 'https://portal.example')).toMatchObject({ pathname: '/pages/offline', search: '' });
    expect(wantedAt(hashOf(address))).toBe(wanted);
  },
);

it.each(['', '#', '#to=', '#to=https%3A%2F%2Fevil.example', '#to=//evil.example', '#to=javascript:alert(1)', '#to=%'])(
  'leads home from the fragment "%s"',
  (fragment) => {
    expect(safeReturnTo(wantedAt(fragment))).toBe('/');
  },
);
