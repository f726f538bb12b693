import { localeNames } from '@may/ui';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage, languagesOf } from './chooseLanguage.ts';
import { chooseLocale } from './locale.ts';

describe('chooseLocale', () => {
  it('an explicit choice wins over region and prepared page', () => {
    expect(chooseLocale('en', 'VN', 'vi', localeNames)).toBe('en');
  });

  it.each([
    ['VN', 'vi'],
    ['AUD', 'aud'],
    ['USD', 'en'],
    ['EURO', 'en'],
  ] as const)('region %s → %s', (region, locale) => {
    expect(chooseLocale(null, region, 'ja', localeNames)).toBe(locale);
  });

  it('without a choice and a customer, the language of the prepared page stays; without one it is English', () => {
    expect(chooseLocale(null, null, 'ja', localeNames)).toBe('ja');
    expect(chooseLocale('tlh', null, undefined, localeNames)).toBe('en');
  });

  it.each([
    ['choice', 'de', null, 'ja', 'ja'],
    ['choice', 'de', 'USD', 'ja', 'en'],
    ['region', null, 'VN', 'ja', 'ja'],
    ['prepared page', null, 'VN', 'de', 'en'],
  ] as const)(
    'a %s in a language that is not offered: the next one counts (choice %s, region %s, page %s → %s)',
    (_, stored, region, prepared, locale) => {
      expect(chooseLocale(stored, region, prepared, ['ja', 'en'])).toBe(locale);
    },
  );

  it('nothing offered of choice, region, page and English: the first offered language', () => {
    expect(chooseLocale('de', 'VN', 'fr', ['ja', 'aud'])).toBe('ja');
  });
});

describe('chooseLanguage', () => {
  it.each([
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['en-AU', 'aud'],
    ['en-GB', 'en'],
    ['tlh, en-US', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    ['pt', 'pt'],
    ['pt-PT', 'pt'],
    ['zh', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-SG', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh-TW, de', 'de'],
    ['zh-HK, de', 'de'],
    ['zh-Hant, de', 'de'],
    ['nb, no, sv', 'sv'],
    ['de;q=0.1, fr', 'fr'],
    ['de;q=0, el;q=0.5', 'el'],
    ['de;Q=0.3, fr;q=0.2', 'de'],
    ['*, en_US, ja', 'ja'],
  ])('Accept-Language "%s" → %s', (header, locale) => {
    expect(chooseLanguage(undefined, languagesOf(header), localeNames)).toBe(locale);
  });

  it('takes the cookie first, and neither it nor a browser’s language that is not offered', () => {
    expect(chooseLanguage('vi', ['de'], localeNames)).toBe('vi');
    expect(chooseLanguage('vi', ['de', 'fr-CA'], ['en', 'fr'])).toBe('fr');
    expect(chooseLanguage('vi', ['de'], ['fr', 'ja'])).toBe('fr');
  });

  it('compares at most 20 languages of 5,000, so that one request does not hold the server', () => {
    const maximize = vi.spyOn(Intl.Locale.prototype, 'maximize');
    expect(chooseLanguage(undefined, languagesOf('xx,'.repeat(5_000)), localeNames)).toBe('en');
    expect(maximize).toHaveBeenCalledTimes(20);
    maximize.mockRestore();
  });
});
