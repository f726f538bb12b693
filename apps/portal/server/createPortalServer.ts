import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { etag as tag } from 'hono/etag';
import type { LocaleName } from '../../../packages/ui/src/i18n/locales.ts';
import { localeNames, tags } from '../../../packages/ui/src/i18n/tags.ts';
import { chooseLanguage, languagesOf } from '../src/browser/preferences/chooseLanguage.ts';
import { languageCookie } from '../src/browser/storage/keys.ts';
import { pages, pagesWith } from '../src/router/manifest.ts';
import { matchAddress } from '../src/router/matchAddress.ts';
import { foreignHostsOf } from './foreignHosts.ts';
import { keep, loadPages, type ServedPages, type ServerSettings } from './loadPages.ts';
import { commonHeaders, inertPolicy, pagePolicy, policies } from './securityHeaders.ts';

export type PortalServerOptions = {
  /** The build, `dist`. */
  folder: string;
  /** The provider's settings for the page, read for each page because a sandbox may change them. */
  settings: () => ServerSettings;
  reportUri?: string | undefined;
};

/** Answers pages, assets and `/healthz`; a call under `/api` is the provider's. */
export type PortalServer = {
  fetch: (request: Request) => Promise<Response>;
  /** True if the portal answers this address. */
  serves: (pathname: string) => boolean;
};

/** The only portal page under `/api`: a bank sends the customer back to it (spec §2, Order success page). */
export const portalReturn = '/api/payments/success';

const serves = (pathname: string): boolean => pathname === portalReturn || !pathname.startsWith('/api/');

/** Files of the build that are served by name: no pages, no compressed copies, no hidden files. */
const isAsset = (path: string): boolean =>
  /^\/(?:assets\/)?[\w-][\w.-]*\.[a-z0-9]+$/i.test(path) && !/\.(?:html|br|gz)$/.test(path);

const isHashed = (path: string): boolean => /^\/assets\/.*[-.][\w-]{8,}\.\w+$/.test(path);

const longestAge = 'public, max-age=31536000, immutable';

const encodingOf = (c: Context): 'br' | 'gzip' | 'identity' => {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const takes = (name: string) =>
    accepted.split(',').some((part) => new RegExp(`^\\s*${name}\\s*(;(?!\\s*q=0(\\.0*)?\\s*$).*)?$`).test(part));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
};

/** Creates the portal's server over a build; it runs alone, behind a CDN, or mounted by the sandbox. */
export const createPortalServer = ({ folder, settings, reportUri }: PortalServerOptions): PortalServer => {
  const pagesFor = keep((told) => loadPages(folder, JSON.parse(told)));

  const languageOf = (c: Context, { settings: { languages = localeNames } }: ServedPages): LocaleName =>
    chooseLanguage(getCookie(c, languageCookie), languagesOf(c.req.header('Accept-Language')), languages);

  const sendPage = (c: Context): Response => {
    if (!existsSync(join(folder, 'pages'))) {
      return c.text('The portal has not been built: run `npm run build`, then load this page again.', 503);
    }
    const { pathname } = new URL(c.req.url);
    const built = pagesFor(JSON.stringify(settings()));
    const { id, isServed } = matchAddress(pathname, pagesWith(built.settings.flags));
    const language = languageOf(c, built);
    const page = built.find(id, language);
    const encoding = encodingOf(c);
    // Each encoding is another representation of the page and needs its own tag.
    const etag = page.etag.replace(/"$/, `-${encoding}"`);
    const foreign = foreignHostsOf(c.req.url, built.settings);
    c.header('Content-Security-Policy', pagePolicy({ ...built, ...foreign, reportUri }));
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Encoding, Accept-Language, Cookie');
    c.header('ETag', etag);
    c.header('Content-Language', tags[language]);
    if (isServed && c.req.header('If-None-Match') === etag) return c.body(null, 304);
    c.header('Content-Type', 'text/html; charset=utf-8');
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    return c.body(page.bodyIn(encoding), isServed ? 200 : 404);
  };

  const app = new Hono()
    .use(async (c, next) => {
      await next();
      for (const [name, value] of Object.entries(commonHeaders)) c.header(name, value);
      if (!c.res.headers.has('Content-Security-Policy')) {
        c.header('Content-Security-Policy', policies[c.req.path] ?? inertPolicy);
      }
      if (c.res.headers.has('Cache-Control')) return;
      c.header('Cache-Control', isHashed(c.req.path) ? longestAge : 'no-cache');
      c.header('Vary', 'Accept-Encoding');
    })
    .get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }))
    // A file without a hash in its name is revalidated each time, mostly with an empty answer.
    .get('/:file{[\\w-]+\\.[a-z0-9]+}', tag())
    .get(
      '*',
      serveStatic({
        root: folder,
        precompressed: true,
        // Pages are served by their address and with their policy, never by file name.
        rewriteRequestPath: (path) => (isAsset(path) ? path : '/none'),
      }),
    )
    .get('*', (c) => {
      const { pathname } = new URL(c.req.url);
      // An id may have a dot, so an address with a dot is a file only if no page has it.
      const isFile = /\.[^/]*$/.test(pathname) && !matchAddress(pathname, pages).isServed;
      const isNoPage = isFile || !serves(pathname);
      return isNoPage ? c.text('Not found', 404, { 'Cache-Control': 'no-store' }) : sendPage(c);
    });

  return {
    fetch: async (request) => app.fetch(request),
    serves,
  };
};
