/** Every address of the portal, in one place (spec section 2, Route table). */
export const paths = {
  dashboard: '/',
  transactions: '/transactions',
  payment: '/payment',
  linkCard: '/link-card',
  invoice: '/invoice',
  login: '/login',
  orderSuccess: '/api/payments/success',
  cardPaymentSuccess: '/payments/:cardProvider/success',
  lockScreen: '/auth/lockscreen',
  lockScreenBoxed: '/auth/lockscreen-boxed',
  passRecovery: '/auth/pass-recovery',
  passRecoveryBoxed: '/auth/pass-recovery-boxed',
  error404: '/pages/error404',
  error500: '/pages/error500',
  error503: '/pages/error503',
  /** Misspelled in the specification; the right spelling is served too. */
  maintenence: '/pages/maintenence',
  maintenance: '/pages/maintenance',
  /** Pages of services a build may have switched off (spec section 9, Build-time flags). */
  flagged: ['/dns/*', '/paas/*'],
} as const;

/** `/login`, remembering where the customer wanted to go. */
export const loginPath = (returnTo?: string): string =>
  returnTo && returnTo !== paths.dashboard ? `${paths.login}?returnTo=${encodeURIComponent(returnTo)}` : paths.login;

/** `/payment`, going on with an attempt. */
export const paymentPath = (attemptKey: string): string => `${paths.payment}?attempt=${encodeURIComponent(attemptKey)}`;

/** `/link-card`, and back to the interrupted top-up afterwards. */
export const linkCardPath = (): string => `${paths.linkCard}?returnTo=${encodeURIComponent(paths.payment)}`;

/** Where to go after signing in: a path of this portal, or the dashboard for anything that could lead elsewhere. */
export const safeReturnTo = (candidate: string | null): string => {
  if (!candidate?.startsWith('/')) return paths.dashboard;
  const base = 'https://portal.invalid';
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : null;
  return url?.origin === base ? url.pathname + url.search + url.hash : paths.dashboard;
};
