import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from './createI18n.ts';

afterEach(() => vi.restoreAllMocks());

it('takes the words of a language without any from its fallback, and its plurals from the rules of its tag', async () => {
  const rules = vi.spyOn(Intl, 'PluralRules');
  const { t } = await createI18n('aud', ['common', 'pendingTopUps']);
  expect(t('retry')).toBe('Try again');
  expect(t('pendingTopUps:count', { count: 1 })).toBe('1 top-up');
  expect(t('pendingTopUps:count', { count: 2 })).toBe('2 top-ups');
  expect(rules.mock.calls.map(([tag]) => tag)).toEqual(expect.arrayContaining(['en-AU']));
  expect(rules.mock.calls.map(([tag]) => tag)).not.toContain('aud');
});
