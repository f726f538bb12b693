import { describe, expect, it } from 'vitest';
import { loginHref, safeReturnTo } from './returnTo.ts';

describe('safeReturnTo', () => {
  it('leads back to the page the customer asked for', () => {
    expect(safeReturnTo('/payment?amount=500000#pay')).toBe('/payment?amount=500000#pay');
  });

  it.each([
    null,
    '',
    'payment',
    '//evil.tld',
    '/\\evil.tld',
    'https://evil.tld',
    'javascript:alert(1)',
    '/\t/evil.tld',
  ])('refuses to leave the portal for %j', (candidate) => {
    expect(safeReturnTo(candidate)).toBe('/');
  });
});

describe('loginHref', () => {
  it('survives the round trip through the address bar', () => {
    const returnTo = new URL(loginHref('/transactions?q=VietQR&x=1'), 'https://portal.invalid').searchParams.get(
      'returnTo',
    );
    expect(safeReturnTo(returnTo)).toBe('/transactions?q=VietQR&x=1');
  });

  it('keeps the address short when the dashboard was wanted', () => {
    expect(loginHref('/')).toBe('/login');
  });
});
