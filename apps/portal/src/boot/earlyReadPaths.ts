import type { EarlyRead } from '../router/manifest.ts';

/** The paths of the early reads; a test compares them with the requests of the client. */
export const earlyReadPaths = (cardProvider: string): Record<EarlyRead, string> => ({
  me: '/api/v1/auth/me',
  transactions: `/api/payments/${cardProvider}`,
  invoices: `/api/payments/${cardProvider}/invoices`,
});
