/** Catalogues that travel together, one request a group and language: `start` before anybody signed in, `wallet` after. */
export const catalogGroups = {
  start: ['common', 'titles', 'shell', 'login', 'statusPages'],
  wallet: [
    'dashboard',
    'invoices',
    'lockScreen',
    'notifications',
    'passRecovery',
    'paymentResult',
    'pendingTopUps',
    'topUp',
    'transactions',
  ],
} as const;

export type CatalogGroup = keyof typeof catalogGroups;
