import 'i18next';
import type common from './locales/en/common.json';
import type titles from './locales/en/titles.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; titles: typeof titles };
  }
}
