import '@may/ui/theme';
import { type BrandWords, createI18n, whenIdle } from '@may/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { sayStartFailed } from '../boot/hydrated.ts';
import { applyLocale, currentLocale } from '../browser/preferences/locale.ts';
import { followTheme } from '../browser/preferences/theme.ts';
import { prepareRoute } from '../router/prepareRoute.ts';
import { createLazySession, isSessionRemembered, loadOnFirstTouch } from '../session/lazySession.ts';
import { App, browserFills } from './App.tsx';

// No top-level await: the chunks that are fetched here import this module's chunk and would wait for it without end.
const show = async (root: HTMLElement): Promise<void> => {
  const page = document.documentElement;
  const brand: BrandWords = JSON.parse(
    document.querySelector<HTMLMetaElement>('meta[name="portal-brand"]')?.content ?? 'null',
  );
  const { namespaces, ready, layout, shell } = prepareRoute(window.location.pathname);
  const session = createLazySession(shell === 'app' ? 'signedIn' : 'restoring');
  const isNeeded = layout !== 'auth' || isSessionRemembered();
  const region = isNeeded ? (await session.load()).region() : null;
  const locale = currentLocale(region);
  const [i18n] = await Promise.all([createI18n(locale, namespaces, brand.name), ready]);
  await session.current()?.prime();
  const app = (
    <BrowserRouter>
      <App brand={brand} session={session} i18n={i18n} />
    </BrowserRouter>
  );
  // The prerendered HTML is hydrated only if it fits this address and this customer; otherwise it is replaced.
  const isShown =
    shell !== undefined &&
    page.dataset.prerendered === shell &&
    page.dataset.locale === locale &&
    page.dataset.shell !== 'stale' &&
    (session.current()?.state() ?? 'restoring') === session.drawn;
  if (isShown) {
    page.dataset.started = '';
    hydrateRoot(root, app, {
      onRecoverableError: (error) => {
        if (Object(error).digest !== browserFills) reportError(error);
      },
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  applyLocale(locale);
  delete page.dataset.shell;
  followTheme();
  if (!isNeeded) loadOnFirstTouch(session);
  // These only serve later visits.
  void whenIdle().then(() => import('../browser/version/version.ts'));
  void whenIdle().then(async () => (await import('../browser/storage/removeExpired.ts')).removeExpired());
};

const start = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  show(root).catch(({ chunk = '' }: { chunk?: string }) => sayStartFailed(chunk));
};
// An inserted script may run before the page is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
