import { createI18n, type LocaleName, placesBrand } from '@may/ui';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { documentTitle } from '../router/documentTitle.ts';
import { namespacesOf, pages } from '../router/manifest.ts';
import { matchPage } from '../router/matchPage.ts';
import { prepareRoute } from '../router/prepareRoute.ts';
import { createLazySession } from '../session/lazySession.ts';
import { App } from './App.tsx';

const allWords = [...new Set(pages.flatMap(namespacesOf))];
const made = new Map<LocaleName, Promise<i18n>>();

/** One instance for each language, with the words of all pages: the build renders 50 pages in each. */
const wordsIn = (locale: LocaleName): Promise<i18n> => {
  const known = made.get(locale) ?? createI18n(locale, allWords, placesBrand.name);
  made.set(locale, known);
  return known;
};

/** The first screen of an address as HTML, before the session is known; the browser hydrates it. */
export const renderShell = async (path: string, locale: LocaleName): Promise<string> => {
  const [i18n] = await Promise.all([wordsIn(locale), prepareRoute(path).ready]);
  return renderToString(
    <StaticRouter location={path}>
      <App brand={placesBrand} session={createLazySession()} i18n={i18n} />
    </StaticRouter>,
  );
};

/** The texts of a page whose script does not load; they are part of its HTML. */
export const failedStartOf = async (locale: LocaleName): Promise<{ title: string; text: string; reload: string }> => {
  const { t } = await wordsIn(locale);
  return { title: t('startFailed.title'), text: t('startFailed.text'), reload: t('newVersion.reload') };
};

/** The title of an address before any script has run (spec section 2, Shell). */
export const titleOf = async (path: string, locale: LocaleName): Promise<string> => {
  const { t } = await wordsIn(locale);
  return documentTitle(t(matchPage(path).title), placesBrand, locale);
};
