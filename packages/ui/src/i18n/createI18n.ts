import loaders from 'virtual:catalogues';
import { type BackendModule, type CustomTypeOptions, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchPart } from '../fetchPart.ts';
import { type LocaleName, locales } from './locales.ts';

/** A catalogue's name. */
export type Namespace = keyof CustomTypeOptions['resources'];

type PathIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${PathIn<Texts[Key]>}`;
}[keyof Texts & string];

/** A text of any catalogue, by its full key. */
export type TextKey = { [Name in Namespace]: `${Name}:${PathIn<CustomTypeOptions['resources'][Name]>}` }[Namespace];

const loadCatalog = async (locale: string, namespace: string): Promise<object> => {
  const load = loaders[locale]?.[namespace];
  if (!load) throw new Error(`No catalogue "${namespace}" in ${locale}: it needs locales/en/${namespace}.json.`);
  return (await fetchPart(load)).default;
};

/** Fetches catalogues ahead of the screen that speaks from them; what does not arrive is that screen's to say. */
export const fetchWords = (locale: string, wanted: readonly Namespace[]): void => {
  for (const namespace of wanted) loadCatalog(locale, namespace).catch(() => undefined);
};

/** A catalogue is fetched when a screen that speaks from it is: a customer pays for one language only. */
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

/** Calls back when a catalogue did not arrive, which i18next itself answers with the bare keys; returns how to stop. */
export const onWordsFailure = (instance: i18n, onFailure: (error: unknown) => void): (() => void) => {
  const hear = (_locale: string, _namespace: string, error: unknown) => onFailure(error);
  instance.on('failedLoading', hear);
  return () => instance.off('failedLoading', hear);
};

/** Every catalogue there is, e.g. to load all of them in Storybook. */
export const namespaces = Object.keys(loaders.en ?? {}) as Namespace[];

/** An i18next instance in `locale` with the given namespaces loaded, or the failure to load one; the others follow with the screens that use them. */
export const createI18n = async (locale: LocaleName, initial: readonly Namespace[]): Promise<i18n> => {
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
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  stop();
  // The names are the provider's; `Intl` knows the languages by their tags.
  instance.services.pluralResolver.getRule = (name: LocaleName) => new Intl.PluralRules(locales[name].tag);
  if (failure !== null) throw failure;
  return instance;
};
