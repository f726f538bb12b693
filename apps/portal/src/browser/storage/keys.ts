/** The keys that the specification names (spec section 3), literally. */
export const sessionKeys = {
  accessToken: 'accessToken',
  me: 'me',
  clientStripe: 'clientStripe',
  isLogin: 'isLogin',
  lockScreen: 'lock_screen',
} as const;

/** The keys of the session stamps: a tab's own, in its session storage, and the browser's last one, in local storage. */
export const stampKeys = { own: 'may.word', last: 'may.lastWord' } as const;

/** The keys of a visitor's preferences (spec section 3), in local storage. */
export const preferenceKeys = {
  theme: 'dark_mode',
  locale: 'i18n_locale',
  menuStyle: 'menu_style',
  layoutStyle: 'layout_style',
} as const;

/** The mark of a tab that hides its figures, in its session storage, until its session ends. */
export const maskKey = 'may.masked';

/** Prefix of the keys of each customer's idle lock in minutes, in local storage. */
export const idleLockPrefix = 'may.idleLock.';

/** Prefix of the keys of the time at which each customer was last seen in any tab, in local storage; only an idle lock needs it. */
export const seenPrefix = 'may.seenAt.';

/** The cookie with the browser's last stamp while its local storage is full. */
export const stampCookie = 'may_stamp';

/** The cookie with the last shown language, in which the server prepares a page; it holds nothing else. */
export const languageCookie = 'may_locale';

/** Prefix of the keys of each customer's last run of changes in a zone. */
export const zonePrefix = 'may.dns.';

/** Prefix of the keys in which pusher-js keeps how it connected last, with and without TLS. */
export const pusherPrefix = 'pusherTransport';

/** Prefix of the keys of all histories of notices. */
export const noticePrefix = 'may.notices.';

/** The key of unresolved top-ups, in local storage (docs/decisions/0003). */
export const attemptsKey = 'may.attempts';
