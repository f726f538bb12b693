import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BeforeReact } from '../browser/beforeReact.ts';
import { type BootWorld, boot } from './boot.ts';

const origin = 'https://portal.may.cloud';
const fetched = vi.fn(async () => new Response('{}'));
type Listener = (event: Record<string, unknown>) => void;
let hears: Record<string, Listener> = {};
/** The elements that the script put into the page. */
let inserted: Record<string, (() => void) | undefined>[] = [];

const signedIn = { accessToken: 'token-1', isLogin: 'true', 'may.word': 'era lock' };
const isValid = { 'may.lastWord': 'era lock' };

const bootPage = (given: {
  html?: Record<string, string>;
  local?: Record<string, string>;
  session?: Record<string, string>;
  settings?: string;
  isBlocked?: boolean;
  isFull?: boolean;
  search?: string;
  replaceState?: () => void;
  links?: unknown[];
  controls?: { inert: boolean }[];
}) => {
  hears = {};
  inserted = [];
  const stored = { ...given.session };
  const dataset: Record<string, string> = { prerendered: 'app', locale: 'vi', reads: '["me"]', ...given.html };
  const storage = (entries: Record<string, string> = {}) => ({
    getItem: (key: string) => {
      if (given.isBlocked) throw new Error('SecurityError');
      return entries[key] ?? null;
    },
    setItem: (key: string, value: string) => {
      if (given.isFull) throw new Error('QuotaExceededError');
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  });
  const world = {
    document: {
      documentElement: { dataset },
      querySelector: () => ({ content: given.settings ?? '{}' }),
      querySelectorAll: (selector: string) => (selector === 'main a' ? given.links : given.controls) ?? [],
      createElement: () => ({}),
      head: { append: (element: (typeof inserted)[number]) => inserted.push(element) },
      addEventListener: (type: string, listener: Listener) => {
        hears[type] = listener;
      },
    },
    window: {
      localStorage: storage({ ...isValid, ...given.local }),
      sessionStorage: storage(stored),
      matchMedia: () => ({ matches: true }),
      history: { state: null, replaceState: given.replaceState },
      location: {
        origin,
        pathname: '/wordpress/srv_1',
        href: `${origin}/wordpress/srv_1?tab=logs${given.search ?? ''}`,
      },
      addEventListener: (type: string, listener: Listener) => {
        hears[type] = listener;
      },
      removeEventListener: (type: string, listener: Listener) => {
        if (hears[type] === listener) delete hears[type];
      },
    } as Record<string, unknown>,
    fetch: fetched,
  };
  boot(world as unknown as BootWorld);
  return {
    dataset,
    stored,
    left: world.window.beforeReact as BeforeReact,
    begun: Object.keys((world.window.beforeReact as BeforeReact).earlyReads ?? {}),
  };
};

beforeEach(() => fetched.mockClear());

describe('before the first paint', () => {
  it('shows the chosen theme, or the device’s theme if the customer chose that', () => {
    expect(bootPage({}).dataset.theme).toBe('light');
    expect(bootPage({ local: { dark_mode: 'dark' } }).dataset.theme).toBe('dark');
    expect(bootPage({ local: { dark_mode: 'system' } }).dataset.theme).toBe('dark');
  });

  it('gives the shell the stored shape, and the default one for an unknown value', () => {
    expect(bootPage({}).dataset).toMatchObject({ menu: 'vertical', layout: 'full' });
    expect(bootPage({ local: { menu_style: 'collapsed', layout_style: 'boxed' } }).dataset).toMatchObject({
      menu: 'collapsed',
      layout: 'boxed',
    });
    expect(bootPage({ local: { menu_style: 'diagonal', layout_style: '"><b>' } }).dataset).toMatchObject({
      menu: 'vertical',
      layout: 'full',
    });
  });

  it('hides the figures of a tab that hid them before', () => {
    const masked = bootPage({ session: { ...signedIn, 'may.masked': 'true' } });
    expect([masked.dataset.masked, masked.begun.length, masked.left.begunReads]).toEqual(['', 1, undefined]);
    expect(bootPage({ session: signedIn }).dataset.masked).toBeUndefined();
  });

  it('a page that was idle for longer than its customer allows is locked: no read, and no picture', () => {
    const session = { ...signedIn, me: '{"id":"usr_1"}' };
    const local = { 'may.idleLock.usr_1': '5' };
    const seen = (minutesAgo: number) => ({ ...local, 'may.seenAt.usr_1': String(Date.now() - minutesAgo * 60_000) });
    expect(bootPage({ session, local: seen(4) }).dataset.shell).toBeUndefined();
    const { dataset, begun } = bootPage({ session, local: seen(6) });
    expect([dataset.shell, begun]).toEqual(['stale', []]);
  });

  it('a secret of the card provider leaves the address before a file is fetched or a request is sent', () => {
    const replaceState = vi.fn(() => expect([inserted.length, fetched.mock.calls.length]).toEqual([0, 0]));
    const html = { files: '["/assets/main-A1.js"]' };
    const search = '&payment_intent_client_secret=pi_1_secret_2';
    const { left } = bootPage({ session: signedIn, html, search, replaceState });
    expect(replaceState).toHaveBeenCalledOnce();
    expect([left.cardReturn, inserted.length]).toEqual(['payment_intent_client_secret=pi_1_secret_2', 1]);
  });

  it('hides the app’s picture from a visitor, the login’s from a customer, and one in another language', () => {
    expect(bootPage({}).dataset.shell).toBe('stale');
    expect(bootPage({ html: { prerendered: 'login' } }).dataset.shell).toBeUndefined();
    expect(bootPage({ html: { prerendered: 'login' }, session: signedIn }).dataset.shell).toBe('stale');
    expect(bootPage({ session: signedIn }).dataset.shell).toBeUndefined();
    expect(bootPage({ session: signedIn, local: { i18n_locale: 'en' } }).dataset.shell).toBe('stale');
  });

  it('shows the picture to a customer whose stored language is no longer offered', () => {
    const chosen = { session: signedIn, local: { i18n_locale: 'en' } };
    expect(bootPage({ ...chosen, settings: '{"languages":["vi","ja"]}' }).dataset.shell).toBeUndefined();
    expect(bootPage({ ...chosen, settings: '{"languages":["vi","en"]}' }).dataset.shell).toBe('stale');
  });

  it('starts this page’s reads with the token, only at the provider’s origin', () => {
    const html = { reads: '["me","transactions"]' };
    expect(bootPage({ session: signedIn, html }).begun).toEqual([
      `${origin}/api/v1/auth/me`,
      `${origin}/api/payments/stripe`,
    ]);
    const settings = '{"apiOrigin":"https://api.may.cloud"}';
    expect(bootPage({ session: signedIn, html, settings }).begun[0]).toBe('https://api.may.cloud/api/v1/auth/me');
    expect(fetched).toHaveBeenLastCalledWith(
      'https://api.may.cloud/api/payments/stripe',
      expect.objectContaining({
        credentials: 'omit',
        cache: 'no-store',
        headers: expect.objectContaining({ authorization: 'Bearer token-1' }),
      }),
    );
  });

  it('starts the reads also when the picture is in another language', () => {
    const { dataset, begun } = bootPage({ session: signedIn, local: { i18n_locale: 'en' } });
    expect([dataset.shell, begun]).toEqual(['stale', [`${origin}/api/v1/auth/me`]]);
  });

  it('starts no read and hides the app’s picture while no stored session is open', () => {
    for (const [name, session] of [
      ['no customer is signed in', {}],
      ['the session is locked', { ...signedIn, lock_screen: 'true' }],
      ['the login marker is missing', { accessToken: 'token-1', 'may.word': 'era lock' }],
      ['another tab has locked since', { ...signedIn, 'may.word': 'era lockBefore' }],
      ['another tab has signed out since', { ...signedIn, 'may.word': 'eraBefore lock' }],
      ['the session has no stamp', { accessToken: 'token-1', isLogin: 'true' }],
    ] as const) {
      expect.soft(bootPage({ session }).dataset.shell, name).toBe('stale');
      expect.soft(fetched, name).not.toHaveBeenCalled();
    }
  });

  it('starts without an error in a browser without storage', () => {
    expect(bootPage({ isBlocked: true }).dataset).toMatchObject({ theme: 'light', shell: 'stale' });
  });

  it('holds a form that is submitted before hydration, and no later one', () => {
    const { dataset, left } = bootPage({});
    const event = { preventDefault: vi.fn(), target: 'form' };
    hears.submit?.(event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(left.heldForm).toBe('form');
    dataset.hydrated = '';
    hears.submit?.(event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  it('writes the parameters of the address into the links of the picture, and marks the tab of the address', () => {
    const mark = { removeAttribute: vi.fn() };
    const linkTo = (pathname: string, search = '') => ({
      pathname,
      get href() {
        return origin + this.pathname + search;
      },
      ariaCurrent: undefined as string | undefined,
      closest: () => ({ querySelector: () => mark }),
    });
    const links = [linkTo('/wordpress/%3Aid'), linkTo('/wordpress/%3Aid', '?tab=logs'), linkTo('/wordpress')];
    bootPage({ links });
    hears.DOMContentLoaded?.({});
    expect(links.map(({ href, ariaCurrent }) => [href, ariaCurrent])).toEqual([
      [`${origin}/wordpress/srv_1`, undefined],
      [`${origin}/wordpress/srv_1?tab=logs`, 'page'],
      [`${origin}/wordpress`, undefined],
    ]);
    expect(mark.removeAttribute).toHaveBeenCalledExactlyOnceWith('aria-current');
  });

  it('makes the controls of the picture inert, so that nothing is typed into them and lost', () => {
    const controls = [{ inert: false }];
    bootPage({ controls });
    hears.DOMContentLoaded?.({});
    expect(controls).toEqual([{ inert: true }]);
  });

  describe('the start of the portal’s files', () => {
    const files = { files: '["/assets/main-A1.js","/assets/react-B2.js"]' };
    beforeEach(() => vi.useFakeTimers());

    it('says that the page could not start when one of them throws, with its name', () => {
      const { dataset } = bootPage({ html: files });
      hears.error?.({ filename: `${origin}/assets/react-B2.js` });
      expect(dataset.failed).toBe('react-B2.js');
    });

    it('says nothing of what an extension throws, and of what a page throws later', () => {
      const { dataset } = bootPage({ html: files });
      hears.error?.({ filename: 'chrome-extension://id/assets/content.js' });
      hears.error?.({ filename: '' });
      inserted[0]?.onload?.();
      expect([dataset.failed, hears.error]).toEqual([undefined, undefined]);
    });

    it.each([
      ['does not arrive', () => inserted[0]?.onerror?.()],
      ['has not started the page after two minutes', () => vi.advanceTimersByTime(120_000)],
    ])('names the first one when it %s', (_, wait) => {
      const { dataset } = bootPage({ html: files });
      wait();
      expect(dataset.failed).toBe('main-A1.js');
    });
  });
});
