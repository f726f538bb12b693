import findWords from 'virtual:words';
import { type BackendModule, type CustomTypeOptions, createInstance, type i18n } from 'i18next';
import { getI18n, initReactI18next } from 'react-i18next';
import { fetchPart } from '../browser/fetchPart.ts';
import { pluralRules } from './intl.ts';
import type { LocaleName } from './locales.ts';
import { tags } from './tags.ts';

/** The name of a catalogue. */
export type Namespace = keyof CustomTypeOptions['resources'];

type PathIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${PathIn<Texts[Key]>}`;
}[keyof Texts & string];

/** The full key of a text in any catalogue: `shell:menu.dns`. */
export type TextKey = { [Name in Namespace]: `${Name}:${PathIn<CustomTypeOptions['resources'][Name]>}` }[Namespace];

const loadCatalog = async (locale: string, namespace: string): Promise<object> =>
  (await fetchPart(findWords(locale, namespace))).default[namespace] ?? {};

/** Fetches catalogues before their screen asks for them. It ignores failures: the screen fetches again and reports them. */
export const fetchWords = (locale: string, wanted: readonly Namespace[]): void => {
  for (const namespace of wanted) loadCatalog(locale, namespace).catch(() => undefined);
};

/** Fetches catalogues in the page's language for a popup; rejects if one does not arrive, so that the popup alone fails and not the page. */
export const loadWords = (wanted: readonly Namespace[]): Promise<unknown> =>
  Promise.all(wanted.map((namespace) => loadCatalog(getI18n().language, namespace)));

/** Fetches each catalogue with the first screen that uses it, in one language only. */
const catalogBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (locale, namespace, done) => {
    loadCatalog(locale, namespace).then(
      (catalog) => done(null, catalog),
      (error: Error) => done(error, null),
    );
  },
};

/** Reports each catalogue that did not arrive, for which i18next shows bare keys. Returns a function that stops it. */
export const onWordsFailure = (instance: i18n, onFailure: (error: unknown) => void): (() => void) => {
  const hear = (_locale: string, _namespace: string, error: unknown) => onFailure(error);
  instance.on('failedLoading', hear);
  return () => instance.off('failedLoading', hear);
};

/** The language that was asked for last: words of another one that arrive later change nothing. */
let newest: LocaleName | undefined;

/**
 * Changes the language once all words that the page has used arrived in it; else rejects and keeps the language. False, without a failure, if
 * another language was asked for meanwhile.
 */
export const changeLanguage = async (instance: i18n, locale: LocaleName): Promise<boolean> => {
  newest = locale;
  const words = Promise.all([instance.options.ns ?? []].flat().map((namespace) => loadCatalog(locale, namespace)));
  await words.catch((error: unknown) => {
    if (newest === locale) throw error;
  });
  const isNewest = newest === locale;
  if (isNewest) await instance.changeLanguage(locale);
  return isNewest;
};

/**
 * An i18next instance in `locale` with the `initial` catalogues loaded; rejects if one of them does not arrive. Each text may name `{{brand}}`.
 */
export const createI18n = async (locale: LocaleName, initial: readonly Namespace[], brand: string): Promise<i18n> => {
  const instance = createInstance();
  let failure: unknown = null;
  const stop = onWordsFailure(instance, (error) => {
    failure = error;
  });
  await instance
    .use(catalogBackend)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [...initial],
      defaultNS: 'common',
      interpolation: { escapeValue: false, defaultVariables: { brand } },
      react: { useSuspense: true },
    });
  stop();
  // i18next asks by the provider's name for the language (`aud`); `Intl` knows the tag alone (`en-AU`).
  instance.services.pluralResolver.getRule = (name: LocaleName) => pluralRules(tags[name]);
  if (failure !== null) throw failure;
  return instance;
};
