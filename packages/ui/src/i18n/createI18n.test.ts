import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from './createI18n.ts';

afterEach(() => vi.restoreAllMocks());

it('a language without words of its own speaks from its fallback’s, and counts as its tag says, wherever the browser is from', async () => {
  const rules = vi.spyOn(Intl, 'PluralRules');
  const { t } = await createI18n('aud', ['common', 'pendingTopUps']);
  expect(t('retry')).toBe('Try again');
  expect(t('pendingTopUps:count', { count: 1 })).toBe('1 top-up');
  expect(t('pendingTopUps:count', { count: 2 })).toBe('2 top-ups');
  expect(rules.mock.calls.map(([tag]) => tag)).toEqual(expect.arrayContaining(['en-AU']));
  expect(rules.mock.calls.map(([tag]) => tag)).not.toContain('aud');
});
