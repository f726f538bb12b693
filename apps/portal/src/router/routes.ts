import type { TitleCatalog } from '@may/ui';
import { paths } from '../paths.ts';
import { type LazyRoute, lazyRoute } from './lazyRoute.ts';

/** Which frame a route stands in: the signed-in app, the auth layout, or a page that anybody may open. */
export type LayoutName = 'app' | 'auth' | 'page';

export interface RouteEntry {
  path: string;
  layout: LayoutName;
  /** Key of the page's title in the `titles` catalogue. */
  title: Exclude<keyof TitleCatalog, 'page'>;
  /** The catalogues its screen speaks from, fetched beside its chunk. */
  namespaces: readonly string[];
  route: LazyRoute;
}

const recovery = lazyRoute(() => import('../routes/pass-recovery/PassRecoveryRoute.tsx'));
const lockScreen = lazyRoute(() => import('../routes/lock-screen/LockScreenRoute.tsx'));
const maintenance = lazyRoute(() => import('../routes/status-pages/MaintenanceRoute.tsx'));
const notSwitchedOn = lazyRoute(() => import('../routes/status-pages/NotSwitchedOnRoute.tsx'));

const entry = (
  path: string,
  layout: LayoutName,
  title: RouteEntry['title'],
  namespaces: readonly string[],
  route: LazyRoute,
): RouteEntry => ({ path, layout, title, namespaces, route });

/** The page for an address nobody serves. */
export const notFoundEntry = entry(
  '*',
  'page',
  'notFound',
  ['statusPages'],
  lazyRoute(() => import('../routes/status-pages/NotFoundRoute.tsx')),
);

/** Every page of the portal (spec section 2, Route table), without the specification's demo pages. */
export const routes: readonly RouteEntry[] = [
  entry(
    paths.dashboard,
    'app',
    'dashboard',
    ['dashboard', 'pendingTopUps'],
    lazyRoute(() => import('../routes/dashboard/DashboardRoute.tsx')),
  ),
  entry(
    paths.transactions,
    'app',
    'transactions',
    ['transactions', 'pendingTopUps'],
    lazyRoute(() => import('../routes/transactions/TransactionsRoute.tsx')),
  ),
  entry(
    paths.payment,
    'app',
    'payment',
    ['topUp', 'pendingTopUps'],
    lazyRoute(() => import('../routes/top-up/TopUpRoute.tsx')),
  ),
  entry(
    paths.invoice,
    'app',
    'invoice',
    ['invoices'],
    lazyRoute(() => import('../routes/invoices/InvoicesRoute.tsx')),
  ),
  ...paths.flagged.map((path) => entry(path, 'app', 'notSwitchedOn', ['statusPages'], notSwitchedOn)),
  entry(
    paths.login,
    'auth',
    'login',
    ['login'],
    lazyRoute(() => import('../routes/login/LoginRoute.tsx')),
  ),
  entry(paths.passRecovery, 'auth', 'recovery', ['passRecovery'], recovery),
  entry(paths.passRecoveryBoxed, 'auth', 'recovery', ['passRecovery'], recovery),
  entry(paths.lockScreen, 'auth', 'locked', ['lockScreen'], lockScreen),
  entry(paths.lockScreenBoxed, 'auth', 'locked', ['lockScreen'], lockScreen),
  entry(
    paths.orderSuccess,
    'page',
    'paymentResult',
    ['paymentResult'],
    lazyRoute(() => import('../routes/payment-result/PaymentResultRoute.tsx')),
  ),
  entry(
    paths.cardPaymentSuccess,
    'page',
    'cardPayment',
    ['paymentResult'],
    lazyRoute(() => import('../routes/card-payment-success/CardPaymentSuccessRoute.tsx')),
  ),
  entry(paths.error404, 'page', 'notFound', ['statusPages'], notFoundEntry.route),
  entry(
    paths.error500,
    'page',
    'serverError',
    ['statusPages'],
    lazyRoute(() => import('../routes/status-pages/ServerErrorRoute.tsx')),
  ),
  ...[paths.error503, paths.maintenence, paths.maintenance].map((path) =>
    entry(path, 'page', 'maintenance', ['statusPages'], maintenance),
  ),
];
