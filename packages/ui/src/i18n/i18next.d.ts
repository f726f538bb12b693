import 'i18next';
import type common from './locales/en/common.json';
import type dashboard from './locales/en/dashboard.json';
import type invoices from './locales/en/invoices.json';
import type lockScreen from './locales/en/lockScreen.json';
import type login from './locales/en/login.json';
import type notifications from './locales/en/notifications.json';
import type passRecovery from './locales/en/passRecovery.json';
import type paymentResult from './locales/en/paymentResult.json';
import type pendingTopUps from './locales/en/pendingTopUps.json';
import type shell from './locales/en/shell.json';
import type statusPages from './locales/en/statusPages.json';
import type table from './locales/en/table.json';
import type titles from './locales/en/titles.json';
import type topUp from './locales/en/topUp.json';
import type transactions from './locales/en/transactions.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      dashboard: typeof dashboard;
      invoices: typeof invoices;
      lockScreen: typeof lockScreen;
      login: typeof login;
      notifications: typeof notifications;
      passRecovery: typeof passRecovery;
      paymentResult: typeof paymentResult;
      pendingTopUps: typeof pendingTopUps;
      shell: typeof shell;
      statusPages: typeof statusPages;
      table: typeof table;
      titles: typeof titles;
      topUp: typeof topUp;
      transactions: typeof transactions;
    };
  }
}
