/**
 * The service worker: answers pages and assets of its own version at once, and then asks the server for another version. It never touches a call
 * under `/api`, so no customer data passes through it; a page is the same for every visitor.
 */
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import type { LocaleName } from '../../../packages/ui/src/i18n/locales.ts';
import { languageCookie } from '../src/browser/storage/keys.ts';
import { askWhetherChanged, pageChanged, takeOver } from '../src/browser/version/messages.ts';
import { offlineAddress, offlinePath } from '../src/router/offlineAddress.ts';
import { filesOfLanguage, type LanguageFiles, languageOfWords } from './languageFiles.ts';
import { isInAnother, isKeepable, isOfflinePage, isOfPortal, keptAs, languageShown, needsOnly } from './pageCache.ts';

/** The build writes these: the version's files, with hashes in their names, the files of each language, and a name for the version. */
declare const __FILES__: readonly string[];
declare const __LANGUAGES__: LanguageFiles;
declare const __VERSION__: string;

/** The parts of the worker's global scope that this script uses; the types of a page lack them. */
type OpenPage = {
  id: string;
  url: string;
  postMessage(message: unknown): void;
};
type WorkerWorld = EventTarget & {
  clients: { matchAll(options: object): Promise<readonly OpenPage[]> };
  skipWaiting(): Promise<void>;
};
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void; resultingClientId?: string };

const worker = globalThis as unknown as WorkerWorld;
const pagesName = `pages-${__VERSION__}`;
const wordsName = 'words';
/** The first pages of a visit, besides the one on screen, and the page for a lost network. */
const firstPages = ['/', '/login', offlinePath];

const currentLanguage = async (): Promise<LocaleName> =>
  languageShown((await globalThis.cookieStore?.get(languageCookie))?.value, navigator.languages);

/** Clients whose page was answered with an old version; a page listens later than it is shown, and then asks. */
const changed = new Set<string>();

const openPages = () => worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });

precacheAndRoute(__FILES__.map((name) => ({ url: `/assets/${name}`, revision: null })));

/** The addresses in a cache; a file that was fetched a second time has a query, and is no file of a list. */
const addressesIn = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => url.replace(location.origin, ''));

/** Caches all files of a language. A customer reads one language, so the others stay at the server. */
const keepLanguage = async (language: string): Promise<void> => {
  const words = await caches.open(wordsName);
  const kept = await addressesIn(words);
  // One after the other, like the version's files: the customer's own requests come first.
  for (const file of filesOfLanguage(__LANGUAGES__, language)) if (!kept.includes(file)) await words.add(file);
};

/** Drops the files of other languages and of other versions, once the current language is complete. */
const dropOthers = async (): Promise<void> => {
  const language = await currentLanguage();
  await keepLanguage(language);
  const words = await caches.open(wordsName);
  const current = filesOfLanguage(__LANGUAGES__, language);
  const others = (await addressesIn(words)).filter((file) => !current.includes(file));
  await Promise.all(others.map((file) => words.delete(file)));
};

const languageFiles = new CacheFirst({ cacheName: wordsName });

// A page asks for the words of another language as soon as the customer has chosen it. The worker then keeps all of that language; the one
// before leaves with the next version, so that a choice may be taken back offline.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && languageOfWords(url.pathname) !== null,
  async (options) => {
    const answer = await languageFiles.handle(options);
    const language = languageOfWords(options.url.pathname) ?? '';
    if (answer.ok && language in __LANGUAGES__.hashes)
      (options.event as WorkerEvent).waitUntil(keepLanguage(language).catch(() => undefined));
    return answer;
  },
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/flag-'), languageFiles);

/** Leads a navigation that neither cache nor network answers to the offline page. The language of a kept offline page may be the one before. */
const leadOffline = {
  handlerDidError: async ({ request }: { request: Request }): Promise<Response | undefined> => {
    const { pathname, search, hash } = new URL(request.url);
    if (pathname !== offlinePath)
      return Response.redirect(new URL(offlineAddress(pathname + search + hash), request.url).href);
    const pages = await caches.open(pagesName);
    const kept = (await pages.keys()).find(({ url }) => isOfflinePage(new URL(url).pathname));
    return kept && pages.match(kept);
  },
};

/** The addresses of these pages, by the name under which a page is cached. */
const addressesByName = (addresses: readonly URL[], language: LocaleName): Map<string, URL> =>
  new Map(
    addresses.flatMap((address) => {
      const name = keptAs(address, language);
      return name === null ? [] : [[name, address]];
    }),
  );

const addressesOfFirstPages = () => firstPages.map((path) => new URL(path, location.href));

/** Caches the likely next pages. The page on screen is in the browser's own cache, so its request gets an empty answer. */
const keepFirstPages = async (): Promise<void> => {
  const language = await currentLanguage();
  const pages = await caches.open(pagesName);
  const onScreen = (await openPages()).map(({ url }) => new URL(url));
  for (const [name, address] of addressesByName([...onScreen, ...addressesOfFirstPages()], language)) {
    if (await pages.match(name)) continue;
    const answer = await fetch(address);
    if (isKeepable(answer, language)) await pages.put(name, answer);
  }
};

/**
 * Fetches the cached pages again after one of them has changed, because a brand or a setting changes all. Pages of another version stay at the
 * server: this worker lacks their files, so they would be empty without a network. Pages in another language leave.
 */
const renewPages = async (): Promise<void> => {
  const language = await currentLanguage();
  const pages = await caches.open(pagesName);
  const kept = await pages.keys();
  const answers = await Promise.all(kept.map((name) => pages.match(name)));
  const known = answers.flatMap((answer) => (answer?.url ? [new URL(answer.url)] : []));
  const current = addressesByName([...known, ...addressesOfFirstPages()], language);
  const files = [...__FILES__.map((name) => `/assets/${name}`), ...filesOfLanguage(__LANGUAGES__, language)];
  for (const [name, address] of current) {
    const answer = await fetch(address);
    if (!needsOnly(await answer.clone().text(), files)) return;
    if (isKeepable(answer, language)) await pages.put(name, answer);
  }
  const others = kept.filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(others.map((name) => pages.delete(name)));
};

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && keptAs(url, 'en') !== null,
  new StaleWhileRevalidate({
    cacheName: pagesName,
    plugins: [
      leadOffline,
      {
        cacheKeyWillBeUsed: async ({ request }) => keptAs(new URL(request.url), await currentLanguage()) ?? request,
        cacheWillUpdate: async ({ request, response }) => {
          const language = await currentLanguage();
          const name = keptAs(new URL(request.url), language);
          if (name && isInAnother(response, language)) await (await caches.open(pagesName)).delete(name);
          return isKeepable(response, language) ? response : null;
        },
        cacheDidUpdate: async ({ event, oldResponse, newResponse }) => {
          if (!oldResponse || oldResponse.headers.get('ETag') === newResponse.headers.get('ETag')) return;
          changed.add((event as WorkerEvent).resultingClientId ?? '');
          for (const page of await openPages()) page.postMessage(pageChanged);
          await renewPages().catch(() => undefined);
        },
      },
    ],
  }),
);

// Only GET: a form that a bank sends back, or any call that changes something, passes by this worker.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOfPortal(url.pathname),
  new NetworkOnly({ plugins: [leadOffline] }),
);

worker.addEventListener('install', (event) => {
  // A page that is not cached is requested later, so a failure must not stop the worker.
  const keepAll = async () => Promise.all([keepFirstPages(), keepLanguage(await currentLanguage())]);
  (event as WorkerEvent).waitUntil(keepAll().catch(() => undefined));
});

worker.addEventListener('activate', (event) => {
  const drop = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('pages-') && name !== pagesName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await dropOthers().catch(() => undefined);
  };
  (event as WorkerEvent).waitUntil(drop());
});

worker.addEventListener('message', (event) => {
  const { data, source } = event as MessageEvent & { source: OpenPage | null };
  if (data === takeOver) void worker.skipWaiting();
  if (data === askWhetherChanged && source && changed.has(source.id)) source.postMessage(pageChanged);
});
