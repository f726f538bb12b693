/**
 * The service worker: answers pages and assets of its own version at once, and then asks the server for another version. It never touches a call
 * under `/api`, so no customer data passes through it; a page is the same for every visitor.
 */
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { languageCookie } from '../src/storage/keys.ts';
import { askWhetherChanged, pageChanged, takeOver } from '../src/version/messages.ts';
import { isKeepable, keptAs, languageShown } from './pageCache.ts';

/** The build writes both: the version's files, with hashes in their names, and a name for the version. */
declare const __FILES__: readonly string[];
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
/** The first pages of a visit, besides the one on screen. */
const firstPages = ['/', '/login'];

const currentLanguage = async (): Promise<string> =>
  languageShown((await globalThis.cookieStore?.get(languageCookie))?.value, navigator.languages);

/** Clients whose page was answered with an old version; a page listens later than it is shown, and then asks. */
const changed = new Set<string>();

const openPages = () => worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });

precacheAndRoute(__FILES__.map((url) => ({ url, revision: null })));

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && keptAs(url, '') !== null,
  new StaleWhileRevalidate({
    cacheName: pagesName,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => keptAs(new URL(request.url), await currentLanguage()) ?? request,
        cacheWillUpdate: async ({ response }) => (isKeepable(response, await currentLanguage()) ? response : null),
        cacheDidUpdate: async ({ event, oldResponse, newResponse }) => {
          if (!oldResponse || oldResponse.headers.get('ETag') === newResponse.headers.get('ETag')) return;
          changed.add((event as WorkerEvent).resultingClientId ?? '');
          for (const page of await openPages()) page.postMessage(pageChanged);
        },
      },
    ],
  }),
);

/** Caches the likely next pages. The page on screen is in the browser's own cache, so its request gets an empty answer. */
const keepFirstPages = async (): Promise<void> => {
  const language = await currentLanguage();
  const pages = await caches.open(pagesName);
  const onScreen = (await openPages()).map(({ url }) => new URL(url));
  for (const address of [...onScreen, ...firstPages.map((path) => new URL(path, location.href))]) {
    const name = keptAs(address, language);
    if (name === null || (await pages.match(name))) continue;
    const answer = await fetch(address);
    if (isKeepable(answer, language)) await pages.put(name, answer);
  }
};

worker.addEventListener('install', (event) => {
  // A page that is not cached is requested later, so a failure must not stop the worker.
  (event as WorkerEvent).waitUntil(keepFirstPages().catch(() => undefined));
});

worker.addEventListener('activate', (event) => {
  const drop = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('pages-') && name !== pagesName);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  (event as WorkerEvent).waitUntil(drop());
});

worker.addEventListener('message', (event) => {
  const { data, source } = event as MessageEvent & { source: OpenPage | null };
  if (data === takeOver) void worker.skipWaiting();
  if (data === askWhetherChanged && source && changed.has(source.id)) source.postMessage(pageChanged);
});
