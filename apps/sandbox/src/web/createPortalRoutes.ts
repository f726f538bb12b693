import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { languageOf } from '../http/language.ts';
import { isLoopback } from '../http/requireLoopback.ts';
import type { Profile } from '../profile.ts';
import type { Scenarios } from '../scenarios/createScenarios.ts';
import type { World } from '../world.ts';
import { acceptsEncoding } from './acceptsEncoding.ts';
import { portalReturn } from './portalReturn.ts';
import { readAsset } from './readAsset.ts';
import { readShell } from './readShell.ts';
import { scenarioListPage } from './scenarioListPage.ts';
import { createNonce, portalPolicy } from './securityHeaders.ts';
import { sendPage } from './sendPage.ts';
import { type PortalAddresses, tellSettings } from './tellSettings.ts';

const compress = promisify(brotliCompress);
/** Above quality 5 a page costs more time than its bytes save on the way. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The portal's build and the addresses it is told. */
export type Portal = PortalAddresses & { folder: string };

const isNavigation = (c: Context): boolean => {
  const { pathname } = new URL(c.req.url);
  return (c.req.header('Accept') ?? '').includes('text/html') && !/\.[^/]*$/.test(pathname);
};

const sendShell = async (c: Context, portal: Portal, profile: Profile): Promise<Response> => {
  const { pathname, host } = new URL(c.req.url);
  const shell = await readShell(portal.folder, pathname, c.req.header('Accept-Language') ?? '');
  if (shell === undefined) {
    const body = html`<main><h1>The portal has not been built</h1><p>Run <code>npm run build</code>, then load this page again.</p></main>`;
    return sendPage(c, { title: 'Not built', language: 'en', status: 503, body });
  }
  const nonce = createNonce();
  c.header('Content-Security-Policy', portalPolicy(nonce, host, portal));
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept, Accept-Encoding, Accept-Language');
  const text = tellSettings(shell.replaceAll('__CSP_NONCE__', nonce), profile, portal);
  if (!acceptsEncoding(c.req.header('Accept-Encoding'), 'br')) return c.body(text);
  c.header('Content-Encoding', 'br');
  return c.body(new Uint8Array(await compress(text, compression)));
};

/** Arms the scenario a navigation on this machine names; an unknown name gets the list of names instead of the portal. */
const armScenario = (scenarios: Scenarios) =>
  createMiddleware(async (c, next) => {
    const name = c.req.query('scenario');
    if (name === undefined || !isNavigation(c) || !isLoopback(c)) return next();
    if (await scenarios.arm(name, new URL(c.req.url).origin)) return next();
    return sendPage(c, {
      ...scenarioListPage(scenarios.armed(), languageOf(c.req.header('Accept-Language'))),
      status: 404,
    });
  });

/** The built portal: assets by name, and one of its HTML shells for every navigation (GET and HEAD). */
export const createPortalRoutes = (world: World, portal: Portal, scenarios: Scenarios) =>
  new Hono().use(armScenario(scenarios)).get('*', async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const isApi = pathname.startsWith('/api/') && pathname !== portalReturn;
    if (isApi || pathname.startsWith('/__sandbox')) return next();
    if (isNavigation(c)) return sendShell(c, portal, world.profile);
    const asset = await readAsset(portal.folder, pathname, c.req.header('Accept-Encoding'));
    return asset ? c.body(asset.body, 200, asset.headers) : next();
  });
