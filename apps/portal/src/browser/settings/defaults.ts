import type { LocaleName } from '../../../../../packages/ui/src/i18n/locales.ts';

/** Each setting's value if the environment gives none: that of a provider exactly as specified. Alone here, for the browser. */
export const defaults = {
  apiOrigin: '',
  pusherHost: '',
  pusherCluster: '',
  pusherKey: 'may-sandbox',
  cardKey: '',
  /** Stripe.js, in the release that its loader was written for. */
  cardScript: 'https://js.stripe.com/endive/stripe.js',
  /** An empty script means Square's own. */
  square: { applicationId: '', locationId: '', path: '/api/payments/square/checkout', script: '' },
  checkoutHosts: undefined as readonly string[] | undefined,
  logHosts: undefined as readonly string[] | undefined,
  logSeparator: '|',
  provider: { idempotencyKey: false, paymentStatus: false },
  languages: undefined as readonly LocaleName[] | undefined,
  maintenanceFrom: '',
  maintenanceUntil: '',
  flags: {
    wordpress: true,
    dns: false,
    smsOtp: false,
    paas: false,
    antiDdos: true,
    svm: false,
    cloudDatabase: false,
  },
};
