import { localeNames } from '@may/ui';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage, languagesOf } from './chooseLanguage.ts';
import { chooseLocale } from './locale.ts';

describe('chooseLocale', () => {
  it('an explicit choice wins over region and prepared page', () => {
    expect(chooseLocale('en', 'VN', 'vi', localeNames)).toBe('en');
  });

  it('a region chooses its language', () => {
    for (const [region, locale] of [
      ['VN', 'vi'],
      ['AUD', 'aud'],
      ['USD', 'en'],
      ['EURO', 'en'],
    ] as const)
      expect.soft(chooseLocale(null, region, 'ja', localeNames), region).toBe(locale);
  });

  it('without a choice and a customer, the language of the prepared page stays; without one it is English', () => {
    expect(chooseLocale(null, null, 'ja', localeNames)).toBe('ja');
    expect(chooseLocale('tlh', null, undefined, localeNames)).toBe('en');
  });

  it('in a language that is not offered, the choice gives way to the region, and that to the page', () => {
    for (const [source, stored, region, prepared, locale] of [
      ['choice', 'de', null, 'ja', 'ja'],
      ['choice', 'de', 'USD', 'ja', 'en'],
      ['region', null, 'VN', 'ja', 'ja'],
      ['prepared page', null, 'VN', 'de', 'en'],
    ] as const)
      expect.soft(chooseLocale(stored, region, prepared, ['ja', 'en']), source).toBe(locale);
  });

  it('nothing offered of choice, region, page and English: the first offered language', () => {
    expect(chooseLocale('de', 'VN', 'fr', ['ja', 'aud'])).toBe('ja');
  });
});

describe('chooseLanguage', () => {
  it('chooses the best offered language of Accept-Language', () => {
    for (const [header, locale] of [
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
    ] as const)
      expect.soft(chooseLanguage(undefined, languagesOf(header), localeNames), header).toBe(locale);
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
