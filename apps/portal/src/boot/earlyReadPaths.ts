import type { EarlyRead } from '../router/manifest.ts';

/** Where the client will ask for what a page begins early; a test holds it to the client's own requests. */
export const earlyReadPaths = (cardProvider: string): Record<EarlyRead, string> => ({
  me: '/api/v1/auth/me',
  transactions: `/api/payments/${cardProvider}`,
  invoices: `/api/payments/${cardProvider}/invoices`,
});
