import type { LocaleName } from '../../../packages/ui/src/i18n/locales.ts';
import { localeNames, tags } from '../../../packages/ui/src/i18n/tags.ts';
import { chooseLanguage } from '../src/browser/preferences/chooseLanguage.ts';
import { type PageId, pages } from '../src/router/manifest.ts';
import { matchAddress } from '../src/router/matchAddress.ts';

/** The language in which the server would prepare a page if it offers all: the same choice, made in the browser. */
export const languageShown = (cookie: string | undefined, languages: readonly string[]): LocaleName =>
  chooseLanguage(cookie, languages, localeNames);

// Without pages of services that may be switched on later.
const lasting = pages.filter(({ insteadOf }) => insteadOf === undefined);

/**
 * The name under which a page is cached, or null if its address must be requested each time. Null: an address with a query (a bank's return, a
 * login with a return address), under `/api`, unknown, or of a switched-off service.
 */
export const keptAs = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, language: LocaleName): string | null => {
  if (search !== '' || pathname.startsWith('/api/')) return null;
  const { id, isServed } = matchAddress(pathname, lasting);
  return isServed ? `/${id}.${language}` : null;
};

/** True if an answer may be cached as a page: complete, and in the requested language. */
export const isKeepable = ({ status, redirected, headers }: Response, language: LocaleName): boolean =>
  status === 200 && !redirected && headers.get('Content-Language') === tags[language];

/** True if the server answers a page in another language: it no longer offers this one, and what is cached would stay for ever. */
export const isInAnother = ({ status, headers }: Response, language: LocaleName): boolean =>
  status === 200 && headers.get('Content-Language') !== tags[language];

/** True if a page needs no script but these: one of another version needs others. */
export const needsOnly = (html: string, files: readonly string[]): boolean =>
  [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].every(([file]) => files.includes(file));

/** True for the name under which the offline page is cached, in any language. */
export const isOfflinePage = (name: string): boolean => name.startsWith(`/${'offline' satisfies PageId}.`);

/** True for an address of a page that may lead to the offline page; a call under `/api` is no page, but the bank's return. */
export const isOfPortal = (pathname: string): boolean =>
  !pathname.startsWith('/api/') || matchAddress(pathname, lasting).isServed;
