import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createApi, type Me } from '@may/api';
import { sessionMachine } from '@may/machines/session/sessionMachine.ts';
import { type BrandWords, createI18n, type LocaleName } from '@may/ui';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { config } from '../browser/config.ts';
import type { Settings } from '../browser/settings/settings.ts';
import { meQueries } from '../data/customer.queries.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { figureTemplates } from '../figures/figureTemplates.tsx';
import { addressesOf, namespacesOf, type PageId, pageOf, pages } from '../router/manifest.ts';
import { prepareRoute } from '../router/prepareRoute.ts';
import { documentTitle } from '../router/usePageChange.ts';
import type { Session } from '../session/createSession.ts';
import { createLazySession, type LazySession } from '../session/lazySession.ts';
import { App, browserFills } from './App.tsx';

const allWords = [...new Set(pages.flatMap(namespacesOf))];

/** The HTML of a tree. What waits for the browser is left to it, under a digest that tells it from an error; an error of the tree rejects. */
const draw = (tree: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // In one piece: a large part would otherwise arrive as a hidden element with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => setImmediate(abort, browserFills),
      onAllReady: async () => resolve(await text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => {
        if (error !== browserFills) reject(error);
        return browserFills;
      },
    });
  });

/** The brand of a build, and the services that are switched on. */
type Shown = { brand: BrandWords; flags: Settings['flags'] };

/** Draws the pages of a build. */
export const createRenderer = ({ brand, flags }: Shown) => {
  Object.assign(config.flags, flags);
  const made = new Map<LocaleName, Promise<i18n>>();
  /** One instance for each language, with the words of all pages: the build renders 50 pages in each. */
  const wordsIn = (locale: LocaleName): Promise<i18n> => {
    const known = made.get(locale) ?? createI18n(locale, allWords, brand.name);
    made.set(locale, known);
    return known;
  };
  return {
    /** The first picture of a page as HTML, which the browser hydrates: a signed-in page in its loading state, or the login page. */
    renderShell: async (id: PageId, locale: LocaleName): Promise<string> => {
      const { shell, ...page } = pageOf(id);
      const [address = '/'] = addressesOf(page);
      const path = address.replace('/*', '');
      const [i18n] = await Promise.all([wordsIn(locale), prepareRoute(path).ready]);
      return draw(
        <StaticRouter location={path}>
          <App brand={brand} session={shell === 'app' ? createDrawnSession() : createLazySession()} i18n={i18n} />
        </StaticRouter>,
      );
    },
    /** The texts of a page whose script does not load; they are part of its HTML. */
    failedStartOf: async (locale: LocaleName) => {
      const { t } = await wordsIn(locale);
      return { title: t('startFailed.title'), text: t('startFailed.text'), reload: t('newVersion.reload') };
    },
    /** The title of a page before any script has run (spec section 2, Shell). */
    titleOf: async (id: PageId, locale: LocaleName): Promise<string> => {
      const { t } = await wordsIn(locale);
      return documentTitle(t(pageOf(id).title), brand, locale);
    },
    /** The templates of a page's figures. */
    figuresOf: async (id: PageId, locale: LocaleName): Promise<string> =>
      figureTemplates(id, await wordsIn(locale), brand),
  };
};

const unnamed: Me = { id: 'drawn', email: '', name: null, region: 'VN', balance: null };

/** The session of the pages that the build draws: its customer has no name, and each read waits for an answer. */
const createDrawnSession = (): LazySession => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(meQueries.all, unnamed);
  const session: Session = {
    actor: createActor(sessionMachine),
    api: createApi({ baseUrl: 'https://drawn.invalid', getToken: () => null }),
    queryClient,
    prime: async () => undefined,
    region: () => null,
    state: () => 'signedIn',
  };
  return { drawn: 'signedIn', current: () => session, load: async () => session, subscribe: () => () => undefined };
};
