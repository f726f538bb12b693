import { chooseLayoutStyle, chooseMenuStyle } from '../preferences/chooseShellStyle.ts';
import type { EarlyRead } from '../router/manifest.ts';
import { readSettings } from '../settings/settings.ts';
import { judgeSession } from '../storage/judgeSession.ts';
import { preferenceKeys, sessionKeys, stampKeys } from '../storage/keys.ts';
import { earlyReadPaths } from './earlyReadPaths.ts';

/** The browser's objects that the inline script uses; a test passes its own. */
export type BootWorld = {
  document: Document;
  window: Window & { earlyReads?: Record<string, Promise<Response>> };
  fetch: typeof fetch;
};

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
};

/** Inserts the files that the build wrote into the page, the entry first. The security policy trusts them because it trusts this script's hash. */
const loadFiles = (document: Document, window: Window & { trustedTypes?: TrustedTypes }): void => {
  const [entry, ...rest]: string[] = JSON.parse(document.documentElement.dataset.files ?? '[]');
  if (!entry) return;
  const rules = { createScriptURL: (url: string) => (url.startsWith('/assets/') ? url : '') };
  const policy = window.trustedTypes?.createPolicy('portal', rules) ?? rules;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = policy.createScriptURL(entry);
  const { dataset } = document.documentElement;
  const fail = () => {
    if (!('hydrated' in dataset)) dataset.failed = entry.split('/').at(-1);
  };
  script.onerror = fail;
  setTimeout(fail, 120_000);
  document.head.append(script);
  for (const file of rest) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
};

/**
 * Runs inline before the first paint. It sets theme and shell style, hides prerendered HTML that is not for this customer, and starts the
 * page's early reads. It also holds a form that is submitted before hydration. It never throws, so that the page always starts.
 */
export const boot = ({ document, window, fetch }: BootWorld): void => {
  const root = document.documentElement;
  const read = (store: 'localStorage' | 'sessionStorage', key: string): string | null => {
    try {
      return window[store].getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('localStorage', preferenceKeys.theme);
  const isDark = theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.menu = chooseMenuStyle(read('localStorage', preferenceKeys.menuStyle));
  root.dataset.layout = chooseLayoutStyle(read('localStorage', preferenceKeys.layoutStyle));

  const settings = readSettings(document.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content);
  const locale = read('localStorage', preferenceKeys.locale);
  const isOffered = settings.languages?.some((name) => name === locale) ?? Boolean(locale);
  // Before anything is shown or sent: another tab may have locked or signed out since this page was open (docs/decisions/0004).
  const token = read('sessionStorage', sessionKeys.accessToken);
  const state = judgeSession({
    isLogin: read('sessionStorage', sessionKeys.isLogin) !== null,
    hasToken: token !== null,
    isLocked: read('sessionStorage', sessionKeys.lockScreen) !== null,
    ownStamp: read('sessionStorage', stampKeys.own),
    lastStamp: read('localStorage', stampKeys.last),
  });
  const isSignedIn = state === 'signedIn';
  const { prerendered: shell, locale: shellLocale, reads = '[]' } = root.dataset;
  const isForOthers = (shell === 'app' && !isSignedIn) || (shell === 'login' && isSignedIn);
  if ((isOffered && locale !== shellLocale) || isForOthers) root.dataset.shell = 'stale';

  // Only this page's reads: an unused answer would keep its connection busy.
  if (isSignedIn) {
    const paths = earlyReadPaths(settings.cardProvider, window.location.pathname);
    const begun: Record<string, Promise<Response>> = {};
    for (const name of JSON.parse(reads) as EarlyRead[]) {
      const url = `${settings.apiOrigin || window.location.origin}${paths[name]}`;
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      begun[url] = fetch(url, { credentials: 'omit', redirect: 'error', cache: 'no-store', headers });
      begun[url].catch(() => undefined);
    }
    window.earlyReads = begun;
  }

  loadFiles(document, window);

  window.addEventListener(
    'submit',
    (event) => {
      if ('hydrated' in root.dataset) return;
      event.preventDefault();
      root.dataset.submitted = '';
    },
    true,
  );
};
