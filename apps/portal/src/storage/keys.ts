/** The keys the specification names (spec section 3), literally. */
export const sessionKeys = {
  accessToken: 'accessToken',
  me: 'me',
  clientStripe: 'clientStripe',
  isLogin: 'isLogin',
  lockScreen: 'lock_screen',
} as const;

/** The keys of the words that say which sessions still hold: a tab's own, in its session storage, and the browser's, in local storage. */
export const wordKeys = { own: 'may.word', last: 'may.lastWord' } as const;

/** The keys of what a visitor prefers (spec section 3), in local storage. */
export const preferenceKeys = {
  theme: 'dark_mode',
  locale: 'i18n_locale',
  menuStyle: 'menu_style',
  layoutStyle: 'layout_style',
} as const;

/** The cookie in which the portal says which language it showed last, so that the server can prepare a page in it; it holds nothing else. */
export const languageCookie = 'may_locale';

/** What the keys of all journals of zones begin with. */
export const zonePrefix = 'may.dns.';

/** The key of what can be taken back of zones. */
export const undosKey = `${zonePrefix}undos`;
