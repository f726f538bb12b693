import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { loginHref, safeReturnTo } from './returnTo.ts';

describe('safeReturnTo', () => {
  it('returns the page that the customer asked for', () => {
    expect(safeReturnTo('/payment?amount=500000#pay')).toBe('/payment?amount=500000#pay');
  });

  it('gives the dashboard for an address that leads elsewhere', () => {
    const elsewhere =
      'payment //evil.tld https://evil.tld javascript:alert(1) /.//evil.tld /..//evil.tld/x /a/..//evil.tld /%2e//evil.tld /%2Fevil.tld /%2F/evil.tld /%5cevil.tld /./%2fevil.tld';
    for (const candidate of [
      ...elsewhere.split(' '),
      null,
      '',
      '/\\evil.tld',
      '/\t/evil.tld',
      '/.\\\\evil.tld',
      '/./\\evil.tld',
      '/\n//evil.tld',
      '/.\t//evil.tld',
    ])
      expect.soft(safeReturnTo(candidate), String(candidate)).toBe('/');
  });
});

it('gives no other host for any path of dots, slashes and white space', () => {
  const pieces = ['/', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', ' ', '@', ':', '?', '#', 'a', 'evil.tld'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
      const led = safeReturnTo(`/${parts.join('')}`);
      expect(led).toMatch(/^\/(?![/\\]|%2f|%5c)/i);
      expect(new URL(led, 'https://portal.invalid').origin).toBe('https://portal.invalid');
      expect(safeReturnTo(led)).toBe(led);
    }),
    { numRuns: 2_000 * inject('randomShare') },
  );
});

describe('loginHref', () => {
  it('gives the same address after a round trip through the address bar', () => {
    const returnTo = new URL(loginHref('/transactions?q=VietQR&x=1'), 'https://portal.invalid').searchParams.get(
      'returnTo',
    );
    expect(safeReturnTo(returnTo)).toBe('/transactions?q=VietQR&x=1');
  });

  it('has no parameter for the dashboard', () => {
    expect(loginHref('/')).toBe('/login');
  });
});
