import { createI18n, type LocaleName, placesBrand } from '@may/ui';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { documentTitle } from '../router/documentTitle.ts';
import { namespacesOf } from '../router/manifest.ts';
import { matchPage } from '../router/matchPage.ts';
import { prepareRoute } from '../router/prepareRoute.ts';
import { createLazySession } from '../session/lazySession.ts';
import { App } from './App.tsx';

/** The first screen of an address as HTML, before the session is known; the browser hydrates it. */
export const renderShell = async (path: string, locale: LocaleName): Promise<string> => {
  const { namespaces, ready } = prepareRoute(path);
  const [i18n] = await Promise.all([createI18n(locale, namespaces, placesBrand.name), ready]);
  return renderToString(
    <StaticRouter location={path}>
      <App brand={placesBrand} session={createLazySession()} i18n={i18n} />
    </StaticRouter>,
  );
};

/** The texts of a page whose script does not load; they are part of its HTML. */
export const failedStartOf = async (locale: LocaleName): Promise<{ title: string; text: string; reload: string }> => {
  const { t } = await createI18n(locale, ['common'], placesBrand.name);
  return { title: t('startFailed.title'), text: t('startFailed.text'), reload: t('newVersion.reload') };
};

/** The title of an address before any script has run (spec section 2, Shell). */
export const titleOf = async (path: string, locale: LocaleName): Promise<string> => {
  const page = matchPage(path);
  const { t } = await createI18n(locale, namespacesOf(page), placesBrand.name);
  return documentTitle(t(page.title), placesBrand, locale);
};
