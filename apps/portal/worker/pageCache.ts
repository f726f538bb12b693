import { locales } from '../../../packages/ui/src/i18n/locales.ts';
import { chooseLanguage } from '../src/preferences/chooseLanguage.ts';
import { pages } from '../src/router/manifest.ts';
import { matchAddress } from '../src/router/matchAddress.ts';

/** The language the server would prepare a page in, as a tag; the same choice from the same signs, made in the browser. */
export const languageShown = (cookie: string | undefined, languages: readonly string[]): string =>
  locales[chooseLanguage(cookie, languages)].tag;

// A service may be switched on any day.
const lasting = pages.filter(({ insteadOf }) => insteadOf === undefined);

/**
 * Under which name a page is kept, or null where an address must be asked for each time: whatever brings a query (the way back
 * from a bank, a login with an address to return to), what lies under `/api`, what nobody serves, and a service that is switched off.
 */
export const keptAs = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, language: string): string | null => {
  if (search !== '' || pathname.startsWith('/api/')) return null;
  const { id, isServed } = matchAddress(pathname, lasting);
  return isServed ? `/${id}.${language}` : null;
};

/** Whether an answer may be kept as a page: a whole page, in the language it is asked for in. */
export const isKeepable = ({ status, redirected, headers }: Response, language: string): boolean =>
  status === 200 && !redirected && headers.get('Content-Language') === language;
