import type { LocaleName } from '@may/ui';
import type { i18n } from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { localStore } from '../storage/createStorage.ts';
import { preferenceKeys } from '../storage/keys.ts';
import { currentLocale, showChoice, showLocale } from './locale.ts';

/** The catalogues that each change of the language waits for, in the order of the changes. */
let awaited: string[][] = [];
let shown: LocaleName[] = [];
const instance = {
  options: {
    get ns() {
      return awaited.shift();
    },
  },
  changeLanguage: async (locale: LocaleName) => void shown.push(locale),
} as unknown as i18n;
const slow = ['privacyPolicy'];
const quick: string[] = [];

beforeEach(() => {
  awaited = [slow, quick];
  shown = [];
  localStore.remove(preferenceKeys.locale);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', {});
  return () => localStore.remove(preferenceKeys.locale);
});

it('the words of ja arrive after those of de, which was chosen later: de is shown and stored', async () => {
  await Promise.all([showChoice(instance, 'ja'), showChoice(instance, 'de')]);
  expect([shown, localStore.get(preferenceKeys.locale), document.documentElement.lang]).toEqual([['de'], 'de', 'de']);
});

it('the language of the region changes neither a shown choice nor one whose words are on their way', async () => {
  const ofRegion = showLocale(instance, 'vi');
  const choice = showChoice(instance, 'de');
  expect(currentLocale('VN')).toBe('de');
  await Promise.all([ofRegion, choice]);
  expect([shown, currentLocale('VN')]).toEqual([['de'], 'de']);
});

it('a choice whose words do not arrive is reported and not stored, unless another one was made meanwhile', async () => {
  const none = 'tlh' as LocaleName;
  await Promise.all([showChoice(instance, none), showChoice(instance, 'de')]);
  expect(shown).toEqual(['de']);
  awaited = [slow];
  await expect(showChoice(instance, none)).rejects.toThrow();
  expect([shown, currentLocale('VN')]).toEqual([['de'], 'de']);
});
