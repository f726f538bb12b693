import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BootWorld, boot } from './boot.ts';

const origin = 'https://portal.may.cloud';
const fetched = vi.fn(async () => new Response('{}'));
let submit: ((event: { preventDefault: () => void }) => void) | undefined;

const signedIn = { accessToken: 'token-1', isLogin: 'true', 'may.word': 'era lock' };
const isValid = { 'may.lastWord': 'era lock' };

const bootPage = (given: {
  html?: Record<string, string>;
  local?: Record<string, string>;
  session?: Record<string, string>;
  settings?: string;
  isBlocked?: boolean;
}) => {
  const dataset: Record<string, string> = { prerendered: 'app', locale: 'vi', reads: '["me"]', ...given.html };
  const storage = (entries: Record<string, string> = {}) => ({
    getItem: (key: string) => {
      if (given.isBlocked) throw new Error('SecurityError');
      return entries[key] ?? null;
    },
  });
  const world = {
    document: { documentElement: { dataset }, querySelector: () => ({ content: given.settings ?? '{}' }) },
    window: {
      localStorage: storage({ ...isValid, ...given.local }),
      sessionStorage: storage(given.session),
      matchMedia: () => ({ matches: true }),
      location: { origin, pathname: '/' },
      addEventListener: (_: string, listener: typeof submit) => {
        submit = listener;
      },
    } as Record<string, unknown>,
    fetch: fetched,
  };
  boot(world as unknown as BootWorld);
  return { dataset, begun: Object.keys(world.window.earlyReads ?? {}) };
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

  it.each([
    ['nobody is signed in', {}],
    ['the session is locked', { ...signedIn, lock_screen: 'true' }],
    ['the login marker is missing', { accessToken: 'token-1', 'may.word': 'era lock' }],
    ['another tab has locked since', { ...signedIn, 'may.word': 'era lockBefore' }],
    ['another tab has signed out since', { ...signedIn, 'may.word': 'eraBefore lock' }],
    ['the session has no stamp', { accessToken: 'token-1', isLogin: 'true' }],
  ])('starts no read and hides the app’s picture while %s', (_, session) => {
    expect(bootPage({ session }).dataset.shell).toBe('stale');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('starts without an error in a browser without storage', () => {
    expect(bootPage({ isBlocked: true }).dataset).toMatchObject({ theme: 'light', shell: 'stale' });
  });

  it('holds a form that is submitted before hydration, and no later one', () => {
    const { dataset } = bootPage({});
    const event = { preventDefault: vi.fn() };
    submit?.(event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(dataset).toHaveProperty('submitted');
    dataset.hydrated = '';
    submit?.(event);
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });
});
