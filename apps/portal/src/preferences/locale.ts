import type { RegionCode } from '@may/domain';
import { isLocaleName, type LocaleName, locales } from '@may/ui';
import type { i18n } from 'i18next';
import { localStore } from '../storage/createStorage.ts';
import { languageCookie, preferenceKeys } from '../storage/keys.ts';
import { chooseLanguage } from './chooseLanguage.ts';

const localeKey = preferenceKeys.locale;

/** The language of a customer who has chosen none (spec section 9). */
const localeOfRegion: Record<RegionCode, LocaleName> = { VN: 'vi', AUD: 'aud', USD: 'en', EURO: 'en' };

/** The stored choice, else the customer's region, else the browser's languages, else en (docs/decisions/0012). */
export const chooseLocale = (
  stored: string | null,
  region: RegionCode | null,
  languages: readonly string[],
): LocaleName => {
  if (isLocaleName(stored)) return stored;
  return region ? localeOfRegion[region] : chooseLanguage(undefined, languages);
};

/** The language to start in, or to change to once the customer's region is known. */
export const currentLocale = (region: RegionCode | null): LocaleName =>
  chooseLocale(localStore.get(localeKey), region, navigator.languages);

const aYear = 365 * 24 * 60 * 60 * 1000;

/** Tells assistive technology and the server the shown language; the server prepares the next page in it. */
export const applyLocale = (locale: LocaleName): void => {
  document.documentElement.lang = locales[locale].tag;
  // Without a cookie store, or if the browser refuses, the next page is prepared in the browser's language as on a first visit.
  const said = window.cookieStore?.set({
    name: languageCookie,
    value: locale,
    expires: Date.now() + aYear,
    sameSite: 'lax',
  });
  said?.catch(() => undefined);
};

export const showLocale = async (instance: i18n, locale: LocaleName): Promise<void> => {
  await instance.changeLanguage(locale);
  applyLocale(locale);
};

/** Stores the customer's explicit choice, which wins over region and browser from now on. */
export const rememberLocale = (locale: LocaleName): void => localStore.set(localeKey, locale);
