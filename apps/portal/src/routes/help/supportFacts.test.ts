import { expect, it } from 'vitest';
import { config } from '../../config.ts';
import { pageOf, providerOf, readSupportFacts } from './supportFacts.ts';

it.each([
  ['/dns/domain/dom_1', '/dns/domain/dom_1'],
  ['/link-card?setup_intent_client_secret=seti_1_secret_2', '/link-card'],
  ['/wordpress/1#eyJhbGciOi', '/wordpress/1'],
  ['https://evil.example/x', '/'],
  ['//evil.example', '/'],
  ['not a path', '/'],
])('the page %j is named as %j', (from, page) => {
  expect(pageOf(from)).toBe(page);
});

it('without a page none is named', () => {
  expect(pageOf(null)).toBeNull();
});

it('the provider is named by its address, abilities and services, and by no key', () => {
  const flags = { ...config.flags, wordpress: true, antiDdos: false };
  const settings = { ...config, flags, apiOrigin: 'https://api.example', cardKey: 'pk_test_1', pusherKey: 'key' };
  expect(providerOf(settings, 'https://portal.example')).toBe(
    'https://api.example; attempt keys off; cards on; services wordpress',
  );
});

it('the facts have the newest five notices by kind alone, and neither balance, name nor region', () => {
  const notices = [1, 2, 3, 4, 5, 6].map((at) => ({
    id: `${at}`,
    at,
    kind: 'topUpFailed' as const,
    subject: { amount: { amount: 987_654, currency: 'VND' as const } },
    remedy: null,
  }));
  const me = {
    id: 'usr_1',
    email: 'demo@may.cloud',
    name: 'Nguyễn Minh Anh',
    region: 'VN' as const,
    balance: { amount: 123_456, currency: 'VND' as const },
  };
  const device = {
    at: 7,
    timeZone: 'UTC',
    version: 'main.js',
    browser: 'Mozilla/5.0',
    screen: '1 × 1',
    language: 'vi',
    isOnline: true,
    canStore: true,
    provider: 'https://api.example',
  };
  const facts = readSupportFacts({ me, notices, from: null }, device);
  expect(facts.notices.map(({ at }) => at)).toEqual([6, 5, 4, 3, 2]);
  expect(JSON.stringify(facts)).not.toMatch(/987654|123456|Minh Anh|VND/);
});
