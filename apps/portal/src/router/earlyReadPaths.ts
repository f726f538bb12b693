/** The paths of the early reads of the page at an address; a test compares them with the requests of the client. */
export const earlyReadPaths = (cardProvider: string, pathname: string) => ({
  me: '/api/v1/auth/me',
  transactions: `/api/payments/${cardProvider}`,
  invoices: `/api/payments/${cardProvider}/invoices`,
  plans: '/api/wp/sizes',
  servers: '/api/wp',
  hostingRegions: '/api/regions/cpanel',
  domains: '/api/dns',
  server: `/api/wp/${pathname.split('/')[2]}`,
});

/** A read that the page's inline script starts before the portal's script is loaded. */
export type EarlyRead = keyof ReturnType<typeof earlyReadPaths>;
