import { describe, expect, it } from 'vitest';
import { isKeepable, keptAs, languageShown } from './pageCache.ts';

const at = (address: string) => keptAs(new URL(address, 'https://portal.may.cloud'), 'vi');

describe('a page that is kept', () => {
  it('is one page under all of its addresses, and another in another language', () => {
    expect([at('/auth/pass-recovery'), at('/auth/pass-recovery-boxed')]).toEqual([
      '/passRecovery.vi',
      '/passRecovery.vi',
    ]);
    expect(keptAs({ pathname: '/', search: '' }, 'en-AU')).toBe('/dashboard.en-AU');
  });

  it.each([
    ['brings something with it', '/login?returnTo=%2Fpayment'],
    ['is the way back from a bank', '/api/payments/success'],
    ['is a call', '/api/v1/auth/me'],
    ['is nobody’s', '/nowhere'],
    ['is of a service that may be switched on any day', '/paas'],
    ['is the sandbox’s', '/__sandbox/bank/tx_1'],
  ])('is none where the address %s', (_, address) => {
    expect(at(address)).toBeNull();
  });

  it('is in the language that was shown last, else the browser’s', () => {
    expect(languageShown('vi', ['en-US'])).toBe('vi');
    expect(languageShown(undefined, ['tlh', 'en-AU', 'vi'])).toBe('en-AU');
  });

  it.each([
    ['in that language', 200, 'vi', true],
    ['not in another', 200, 'en', false],
    ['not where nobody serves it', 404, 'vi', false],
    ['not from a server that fails', 503, 'vi', false],
  ])('is an answer %s', (_, status, language, expected) => {
    const answer = new Response('', { status, headers: { 'Content-Language': language } });
    expect(isKeepable(answer, 'vi')).toBe(expected);
  });
});
