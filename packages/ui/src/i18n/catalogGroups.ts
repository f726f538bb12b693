/** Catalogues that travel together, one request a group and language: `start` with every page, `dashboard`
 * with the first one after signing in, `wallet` with the others. */
export const catalogGroups = {
  start: ['common', 'titles', 'shell', 'login'],
  dashboard: ['dashboard', 'notifications', 'pendingTopUps'],
  wallet: ['invoices', 'lockScreen', 'passRecovery', 'paymentResult', 'statusPages', 'table', 'topUp', 'transactions'],
} as const;

export type CatalogGroup = keyof typeof catalogGroups;
