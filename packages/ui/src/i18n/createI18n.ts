import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fetchPart } from '../fetchPart.ts';
import { type CatalogGroup, catalogGroups } from './catalogGroups.ts';
import type { LocaleName } from './locales.ts';

type Catalogs = Record<string, Record<string, unknown>>;

const loaders = import.meta.glob<Catalogs>('./locales/*/*.ts');

const groupOf = (namespace: string): CatalogGroup | undefined =>
  (Object.keys(catalogGroups) as CatalogGroup[]).find((group) =>
    catalogGroups[group].some((name) => name === namespace),
  );

const loadCatalog = async (locale: string, namespace: string) => {
  const group = groupOf(namespace);
  const load = loaders[`./locales/${locale}/${group}.ts`];
  const catalogs = load && (await fetchPart(load));
  const catalog = catalogs?.[namespace];
  if (!catalog) throw new Error(`No catalogue "${namespace}" in ${locale}: add it to a group in catalogGroups.ts.`);
  return catalog;
};

/** Fetches catalogues ahead of the screen that speaks from them; what does not arrive is that screen's to say. */
export const fetchWords = (locale: string, wanted: readonly string[]): void => {
  for (const namespace of wanted) loadCatalog(locale, namespace).catch(() => undefined);
};

/** A group of catalogues is fetched when a screen of it is: a customer pays for one language only. */
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
export const namespaces: readonly string[] = Object.values(catalogGroups).flat();

/** An i18next instance in `locale` with the given namespaces loaded, or the failure to load one; the others follow with the screens that use them. */
export const createI18n = async (locale: LocaleName, initial: readonly string[]): Promise<i18n> => {
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
  if (failure !== null) throw failure;
  return instance;
};
