import type { CustomTypeOptions } from 'i18next';
import { mayBrand } from '../packages/ui/src/brand/mayBrand.ts';
import type { TextKey } from '../packages/ui/src/i18n/createI18n.ts';
import type { LocaleName } from '../packages/ui/src/i18n/locales.ts';
import { readCatalogues } from '../packages/ui/src/i18n/readCatalogues.ts';

/** The catalogues of one language, by namespace. */
type Words = CustomTypeOptions['resources'];

const { namespaces, read } = readCatalogues();
// i18next.d.ts derives the types from the same files. The portal fills the name of its brand into each text.
const wordsOf = (locale: LocaleName): Words =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, read(locale, name)]))).replaceAll(
      '{{brand}}',
      mayBrand.name,
    ),
  );

/** The words of the demo customer's language, those of an Australian or British customer, and those of a draft. */
export const [vi, en, ja] = [wordsOf('vi'), wordsOf('en'), wordsOf('ja')];

/** The Vietnamese text behind a key like `shell:menu.dns`. */
export const wordsAt = (key: TextKey): string => {
  const [namespace = '', path = ''] = key.split(':');
  const text = [namespace, ...path.split('.')].reduce<unknown>(
    (texts, name) => (texts instanceof Object ? Reflect.get(texts, name) : undefined),
    vi,
  );
  if (typeof text !== 'string') throw new Error(`The Vietnamese catalogues have no text ${key}.`);
  return text;
};

/** The part of a text before its first placeholder. */
export const beginningOf = (sentence: string): string => sentence.split('{{')[0] ?? '';

/** A text with its placeholders filled. */
export const say = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
