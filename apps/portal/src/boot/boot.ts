import type { BeforeReact } from '../browser/beforeReact.ts';
import { chooseLayoutStyle, chooseMenuStyle } from '../browser/preferences/chooseShellStyle.ts';
import { scriptPolicy } from '../browser/scriptPolicy.ts';
import { readSettings } from '../browser/settings/settings.ts';
import { createStorageReader, judgeSession } from '../browser/storage/judgeSession.ts';
import { maskKey, preferenceKeys, sessionKeys } from '../browser/storage/keys.ts';
import { type EarlyRead, earlyReadPaths } from '../router/earlyReadPaths.ts';
import { takeCardReturn } from './cardReturn.ts';

/** The browser's objects that the inline script uses; a test passes its own. */
export type BootWorld = {
  document: Document;
  window: Window & Pick<typeof globalThis, 'beforeReact'>;
  fetch: typeof fetch;
};

/** Inserts the files that the build wrote into the page, the entry first. The security policy trusts them because it trusts this script's hash. */
const loadFiles = (document: Document, window: Window): void => {
  const { dataset } = document.documentElement;
  const [entry, ...rest]: string[] = JSON.parse(dataset.files ?? '[]');
  if (!entry) return;
  const policy = scriptPolicy(window, 'portal', { createScriptURL: (url) => (url.startsWith('/assets/') ? url : '') });
  const script = document.createElement('script');
  script.type = 'module';
  script.src = policy.createScriptURL(entry);
  const fail = (file = entry) => {
    if (!('hydrated' in dataset)) dataset.failed = file.split('/').at(-1);
  };
  script.onerror = () => fail();
  // A file that arrives and throws fires no `error` on its element. What others throw, like an extension, is no failed start.
  const hear = ({ filename }: ErrorEvent) => filename.startsWith(`${window.location.origin}/assets/`) && fail(filename);
  window.addEventListener('error', hear);
  script.onload = () => window.removeEventListener('error', hear);
  setTimeout(fail, 120_000);
  document.head.append(script);
  for (const file of rest) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
};

/** Writes the parameters of the page's address into the links of its picture, and marks the tab that the address names. */
const fillAddresses = (document: Document, { pathname, href }: Location): void => {
  const parts = pathname.split('/');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
    if (link.pathname.includes('/%3A'))
      link.pathname = link.pathname
        .split('/')
        .map((part, place) => (part.startsWith('%3A') ? parts[place] : part))
        .join('/');
    if (link.href !== href) continue;
    const marked = link.closest('nav')?.querySelector('[href][aria-current]');
    marked?.removeAttribute('aria-current');
    if (marked) link.ariaCurrent = 'page';
  }
};

/** The buttons and fields of a picture that the page's own content replaces. */
const replacedControls = 'main > template ~ * :is(button, input, select, textarea)';

/**
 * Runs inline before the first paint. It takes the card provider's secret out of the address, and sets theme, shell style and mask. It hides
 * prerendered HTML that is not for this customer, and starts the page's early reads. It also holds a form that is submitted before hydration. It never throws, so that the page always starts.
 */
export const boot = ({ document, window, fetch }: BootWorld): void => {
  const left: BeforeReact = { ...takeCardReturn(window) };
  window.beforeReact = left;
  const root = document.documentElement;
  const read = createStorageReader(window);
  const theme = read('localStorage', preferenceKeys.theme);
  const isDark = theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.menu = chooseMenuStyle(read('localStorage', preferenceKeys.menuStyle));
  root.dataset.layout = chooseLayoutStyle(read('localStorage', preferenceKeys.layoutStyle));

  if (read('sessionStorage', maskKey)) root.dataset.masked = '';

  const settings = readSettings(document.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content);
  const locale = read('localStorage', preferenceKeys.locale);
  const isOffered = settings.languages?.some((name) => name === locale) ?? Boolean(locale);
  // Before anything is shown or sent: another tab may have locked or signed out since this page was open (docs/decisions/0004).
  const token = read('sessionStorage', sessionKeys.accessToken);
  const isSignedIn = judgeSession(read) === 'signedIn';
  const { prerendered: shell, locale: shellLocale, reads = '[]' } = root.dataset;
  const isForOthers = (shell === 'app' && !isSignedIn) || (shell === 'login' && isSignedIn);
  if ((isOffered && locale !== shellLocale) || isForOthers) root.dataset.shell = 'stale';

  // Only this page's reads: an unused answer would keep its connection busy.
  if (isSignedIn) {
    const paths = earlyReadPaths(settings.cardProvider, window.location.pathname);
    const begun: Record<string, Promise<Response>> = {};
    const byName: BeforeReact['begunReads'] = {};
    for (const name of JSON.parse(reads) as EarlyRead[]) {
      const url = `${settings.apiOrigin || window.location.origin}${paths[name]}`;
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      begun[url] = fetch(url, { credentials: 'omit', redirect: 'error', cache: 'no-store', headers });
      begun[url].catch(() => undefined);
      byName[name] = begun[url];
    }
    left.earlyReads = begun;
    left.earlyToken = token;
    // A tab that hides its figures draws none before React, which waits for the mask.
    if (!('masked' in root.dataset)) left.begunReads = byName;
  }

  loadFiles(document, window);

  window.addEventListener(
    'submit',
    (event) => {
      if ('hydrated' in root.dataset) return;
      event.preventDefault();
      left.heldForm = event.target as HTMLFormElement;
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    fillAddresses(document, window.location);
    // React replaces these controls, so a text that was typed into them would be lost.
    for (const control of document.querySelectorAll<HTMLElement>(replacedControls)) control.inert = true;
  });
};
