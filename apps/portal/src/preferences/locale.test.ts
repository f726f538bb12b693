import { describe, expect, it } from 'vitest';
import { chooseLocale } from './locale.ts';

describe('chooseLocale', () => {
  it('lets an explicit choice win over region and browser', () => {
    expect(chooseLocale('en', 'VN', ['vi-VN'])).toBe('en');
  });

  it.each([
    ['VN', 'vi'],
    ['AUD', 'aud'],
    ['USD', 'en'],
    ['EURO', 'en'],
  ] as const)('speaks to a customer of region %s in %s', (region, locale) => {
    expect(chooseLocale(null, region, ['tlh'])).toBe(locale);
  });

  it.each([
    [['vi-VN', 'en'], 'vi'],
    [['en-AU'], 'aud'],
    [['tlh', 'en-US'], 'en'],
    [['tlh'], 'en'],
    [[], 'en'],
  ])('reads the browser %j as %s before anybody signed in', (languages, locale) => {
    expect(chooseLocale(null, null, languages)).toBe(locale);
  });

  it('ignores a stored value that is no language of ours', () => {
    expect(chooseLocale('tlh', null, ['vi'])).toBe('vi');
  });
});
