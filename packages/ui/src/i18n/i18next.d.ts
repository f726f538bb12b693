import 'i18next';
import type common from './locales/en/common.json';
import type notifications from './locales/en/notifications.json';
import type passRecovery from './locales/en/passRecovery.json';
import type shell from './locales/en/shell.json';
import type titles from './locales/en/titles.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      notifications: typeof notifications;
      passRecovery: typeof passRecovery;
      shell: typeof shell;
      titles: typeof titles;
    };
  }
}
