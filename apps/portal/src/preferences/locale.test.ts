import { describe, expect, it } from 'vitest';
import { chooseLocale } from './locale.ts';

describe('chooseLocale', () => {
  it('an explicit choice wins over region and browser', () => {
    expect(chooseLocale('en', 'VN', ['vi-VN'])).toBe('en');
  });

  it.each([
    ['VN', 'vi'],
    ['AUD', 'aud'],
    ['USD', 'en'],
    ['EURO', 'en'],
  ] as const)('region %s → %s', (region, locale) => {
    expect(chooseLocale(null, region, ['tlh'])).toBe(locale);
  });

  it.each([
    [['vi-VN', 'en'], 'vi'],
    [['en-AU'], 'aud'],
    [['tlh', 'en-US'], 'en'],
    [['tlh'], 'en'],
    [[], 'en'],
  ])('without a customer, browser %j → %s', (languages, locale) => {
    expect(chooseLocale(null, null, languages)).toBe(locale);
  });

  it('ignores a stored value that is none of our languages', () => {
    expect(chooseLocale('tlh', null, ['vi'])).toBe('vi');
  });
});
