import { describe, expect, it } from 'vitest';
import { isInAnother, isKeepable, keptAs, languageShown } from './pageCache.ts';

const at = (address: string) => keptAs(new URL(address, 'https://portal.may.cloud'), 'vi');

describe('a cached page', () => {
  it('has one name for all of its addresses, and another in another language', () => {
    expect([at('/auth/pass-recovery'), at('/auth/pass-recovery-boxed')]).toEqual([
      '/passRecovery.vi',
      '/passRecovery.vi',
    ]);
    expect(keptAs({ pathname: '/', search: '' }, 'aud')).toBe('/dashboard.aud');
  });

  it('has no name if the address is no page of its own', () => {
    for (const [, address] of [
      ['has a query', '/login?returnTo=%2Fpayment'],
      ['is a bank’s return', '/api/payments/success'],
      ['is a call', '/api/v1/auth/me'],
      ['is unknown', '/nowhere'],
      ['is below a service that may be switched on', '/paas/nowhere'],
      ['is the sandbox’s', '/__sandbox/bank/tx_1'],
    ] as const)
      expect.soft(at(address), address).toBeNull();
  });

  it('is in the last shown language, else the browser’s', () => {
    expect(languageShown('vi', ['en-US'])).toBe('vi');
    expect(languageShown(undefined, ['tlh', 'en-AU', 'vi'])).toBe('aud');
  });

  it('is an answer with status 200 in that language', () => {
    for (const [name, status, language, expected] of [
      ['in that language', 200, 'vi', true],
      ['not in another', 200, 'en', false],
      ['not with status 404', 404, 'vi', false],
      ['not with status 503', 503, 'vi', false],
    ] as const) {
      const answer = new Response('', { status, headers: { 'Content-Language': language } });
      expect.soft(isKeepable(answer, 'vi'), name).toBe(expected);
    }
  });

  it('leaves the cache if the server answers in another language, which it does once it no longer offers this one', () => {
    const answer = (status: number) => new Response('', { status, headers: { 'Content-Language': 'en' } });
    expect([isInAnother(answer(200), 'vi'), isInAnother(answer(200), 'en')]).toEqual([true, false]);
    expect(isInAnother(answer(503), 'vi')).toBe(false);
  });
});
