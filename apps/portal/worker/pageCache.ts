import { locales } from '../../../packages/ui/src/i18n/locales.ts';
import { chooseLanguage } from '../src/preferences/chooseLanguage.ts';
import { pages } from '../src/router/manifest.ts';
import { matchAddress } from '../src/router/matchAddress.ts';

/** The tag of the language in which the server would prepare a page: the same choice, made in the browser. */
export const languageShown = (cookie: string | undefined, languages: readonly string[]): string =>
  locales[chooseLanguage(cookie, languages)].tag;

// Without pages of services that may be switched on later.
const lasting = pages.filter(({ insteadOf }) => insteadOf === undefined);

/**
 * The name under which a page is cached, or null if its address must be requested each time. Null: an address with a query (a bank's return, a
 * login with a return address), under `/api`, unknown, or of a switched-off service.
 */
export const keptAs = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, language: string): string | null => {
  if (search !== '' || pathname.startsWith('/api/')) return null;
  const { id, isServed } = matchAddress(pathname, lasting);
  return isServed ? `/${id}.${language}` : null;
};

/** True if an answer may be cached as a page: complete, and in the requested language. */
export const isKeepable = ({ status, redirected, headers }: Response, language: string): boolean =>
  status === 200 && !redirected && headers.get('Content-Language') === language;
