import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LocaleName } from './locales.ts';

const catalogs = import.meta.glob<Record<string, unknown>>('./locales/*/*.json', { import: 'default' });

/** One catalogue file a screen and language, fetched when the screen is: a customer pays for one language only. */
const catalogBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (locale, namespace, done) => {
    const load = catalogs[`./locales/${locale}/${namespace}.json`];
    if (!load) {
      done(new Error(`No catalogue ${locale}/${namespace}.json: add it to packages/ui/src/i18n/locales.`), null);
      return;
    }
    load().then(
      (catalog) => done(null, catalog),
      (error: Error) => done(error, null),
    );
  },
};

/** Every namespace that has a catalogue, e.g. to load all of them in Storybook. */
export const namespaces = [...new Set(Object.keys(catalogs).map((path) => path.replace(/^.*\/|\.json$/g, '')))];

/** An i18next instance in `locale` with the given namespaces loaded; the others follow with the screens that use them. */
export const createI18n = async (locale: LocaleName, initial: readonly string[]): Promise<i18n> => {
  const instance = createInstance();
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
  return instance;
};
