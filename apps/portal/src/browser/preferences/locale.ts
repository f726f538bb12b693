import type { RegionCode } from '@may/domain/region.ts';
import { baseLocale, changeLanguage, type LocaleName, localeNames, localeOfRegion, tags } from '@may/ui';
import type { i18n } from 'i18next';
import { config } from '../config.ts';
import { localStore } from '../storage/createStorage.ts';
import { languageCookie, preferenceKeys } from '../storage/keys.ts';

const localeKey = preferenceKeys.locale;

/** The languages that this portal offers: all, or those of its setting. */
export const offeredLocales = config.languages ?? localeNames;

/**
 * The stored choice, else the language of the customer's region, else the one that the server prepared the page in, which is the last shown one or
 * the browser's (docs/decisions/0020). A language that is not offered is left out; English stands for all of them, or else the first offered one.
 */
export const chooseLocale = (
  stored: string | null,
  region: RegionCode | null,
  prepared: string | undefined,
  offered: readonly LocaleName[],
): LocaleName => {
  const wanted = [stored, region && localeOfRegion(region), prepared, baseLocale];
  return wanted.map((name) => offered.find((locale) => locale === name)).find(Boolean) ?? offered[0] ?? baseLocale;
};

/** False while the region or the browser decides about the language. */
export const isLocaleChosen = (): boolean => localStore.get(localeKey) !== null;

/** The customer's choice while its words are on their way. */
let awaited: LocaleName | null = null;

/** The language to start in, or to change to once the customer's region is known. */
export const currentLocale = (region: RegionCode | null): LocaleName =>
  chooseLocale(awaited ?? localStore.get(localeKey), region, document.documentElement.dataset.locale, offeredLocales);

const aYear = 365 * 24 * 60 * 60 * 1000;

/** Tells assistive technology and the server the shown language; the server prepares the next page in it. */
export const applyLocale = (locale: LocaleName): void => {
  document.documentElement.lang = tags[locale];
  // Without a cookie store, or if the browser refuses, the next page is prepared in the browser's language as on a first visit.
  const said = window.cookieStore?.set({
    name: languageCookie,
    value: locale,
    expires: Date.now() + aYear,
    sameSite: 'lax',
  });
  said?.catch(() => undefined);
};

/** Shows another language; rejects and changes nothing if its words do not arrive. False if another one was asked for meanwhile. */
export const showLocale = async (instance: i18n, locale: LocaleName): Promise<boolean> => {
  const isShown = await changeLanguage(instance, locale);
  if (isShown) applyLocale(locale);
  return isShown;
};

/** Shows the customer's explicit choice, then stores it: it wins over region and browser from now on. */
export const showChoice = async (instance: i18n, locale: LocaleName): Promise<void> => {
  awaited = locale;
  try {
    if (await showLocale(instance, locale)) localStore.set(localeKey, locale);
  } finally {
    if (awaited === locale) awaited = null;
  }
};
