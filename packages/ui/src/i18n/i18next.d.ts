import 'i18next';

// Written by languages.ts from the files in locales/en.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof import('./locales/en/common.json');
      dashboard: typeof import('./locales/en/dashboard.json');
      dnsActivation: typeof import('./locales/en/dnsActivation.json');
      domains: typeof import('./locales/en/domains.json');
      invoices: typeof import('./locales/en/invoices.json');
      linkCard: typeof import('./locales/en/linkCard.json');
      lockScreen: typeof import('./locales/en/lockScreen.json');
      login: typeof import('./locales/en/login.json');
      notifications: typeof import('./locales/en/notifications.json');
      orderProgress: typeof import('./locales/en/orderProgress.json');
      orderServer: typeof import('./locales/en/orderServer.json');
      passRecovery: typeof import('./locales/en/passRecovery.json');
      paymentResult: typeof import('./locales/en/paymentResult.json');
      pendingTopUps: typeof import('./locales/en/pendingTopUps.json');
      recordForm: typeof import('./locales/en/recordForm.json');
      records: typeof import('./locales/en/records.json');
      serverDetail: typeof import('./locales/en/serverDetail.json');
      servers: typeof import('./locales/en/servers.json');
      shell: typeof import('./locales/en/shell.json');
      statusPages: typeof import('./locales/en/statusPages.json');
      table: typeof import('./locales/en/table.json');
      topUp: typeof import('./locales/en/topUp.json');
      transactions: typeof import('./locales/en/transactions.json');
      zone: typeof import('./locales/en/zone.json');
      zoneChanges: typeof import('./locales/en/zoneChanges.json');
      zoneImport: typeof import('./locales/en/zoneImport.json');
      zoneTemplates: typeof import('./locales/en/zoneTemplates.json');
    };
  }
}
