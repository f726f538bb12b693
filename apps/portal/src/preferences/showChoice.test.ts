import type { LocaleName } from '@may/ui';
import type { i18n } from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { localStore } from '../storage/createStorage.ts';
import { preferenceKeys } from '../storage/keys.ts';
import { currentLocale, showChoice, showLocale } from './locale.ts';

/** The words on their way, in the order in which they were asked for. */
let words: PromiseWithResolvers<{ default: object }>[] = [];
vi.mock('../../../../packages/ui/src/fetchPart.ts', async (original) => ({
  ...(await original<object>()),
  fetchPart: () => {
    const asked = Promise.withResolvers<{ default: object }>();
    words.push(asked);
    return asked.promise;
  },
}));

let shown: LocaleName[] = [];
const instance = {
  options: { ns: ['common'] },
  changeLanguage: async (locale: LocaleName) => void shown.push(locale),
} as unknown as i18n;
const arrive = (place: number) => words[place]?.resolve({ default: {} });

beforeEach(() => {
  words = [];
  shown = [];
  localStore.remove(preferenceKeys.locale);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', {});
  return () => vi.unstubAllGlobals();
});

it('the words of ja arrive after those of de, which was chosen later: de is shown and stored', async () => {
  const choices = [showChoice(instance, 'ja'), showChoice(instance, 'de')];
  arrive(1);
  await choices[1];
  arrive(0);
  await choices[0];
  expect([shown, localStore.get(preferenceKeys.locale), document.documentElement.lang]).toEqual([['de'], 'de', 'de']);
});

it('the language of the region changes neither a shown choice nor one whose words are on their way', async () => {
  const ofRegion = showLocale(instance, 'vi');
  const choice = showChoice(instance, 'de');
  expect(currentLocale('VN')).toBe('de');
  arrive(1);
  await choice;
  arrive(0);
  await ofRegion;
  expect([shown, currentLocale('VN')]).toEqual([['de'], 'de']);
});

it('a choice whose words do not arrive is reported and not stored, unless another one was made meanwhile', async () => {
  const choices = [showChoice(instance, 'ja'), showChoice(instance, 'de')];
  words[0]?.reject(new Error('ja'));
  await choices[0];
  words[1]?.reject(new Error('de'));
  await expect(choices[1]).rejects.toThrow('de');
  expect([shown, localStore.get(preferenceKeys.locale), currentLocale('VN')]).toEqual([[], null, 'vi']);
});
