/** Headers of every answer, besides its content security policy. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** The policy of every answer but pages and the worker: nothing may load, nothing may frame it. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policies of two files: an SVG icon has its own style alone; the service worker fetches the portal's own pages and files for the next visit. */
export const policies: Readonly<Record<string, string>> = {
  '/favicon.svg': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  '/sw.js': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/** Origins of Stripe's form and of banks' windows (docs.stripe.com/security/guide, Content Security Policy). */
const stripeFrames = ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'];

/** The variable parts of a page's policy: hashes of its inline content, and foreign hosts. */
export type PolicyParts = {
  scripts: readonly string[];
  styles: readonly string[];
  connect: readonly string[];
  /** Hosts of card forms other than Stripe's. */
  frames: readonly string[];
  /** Hosts of such a form's styles. */
  foreignStyles: readonly string[];
  /** Hosts of such a form's fonts. */
  fonts: readonly string[];
  /** Browsers report violations here. */
  reportUri: string | undefined;
};

/**
 * A page's policy, equal for every visitor, so that the page can be cached. The inline script is trusted by its hash, and the scripts it loads
 * by 'strict-dynamic'. No `report-to`: with it browsers ignore `report-uri` and delay reports for a minute.
 */
export const pagePolicy = ({
  scripts,
  styles,
  connect,
  frames,
  foreignStyles,
  fonts,
  reportUri,
}: PolicyParts): string =>
  [
    "default-src 'none'",
    `script-src ${scripts.map((hash) => `'${hash}'`).join(' ')} 'strict-dynamic'`,
    `style-src ${["'self'", ...styles.map((hash) => `'${hash}'`), ...foreignStyles].join(' ')}`,
    "img-src 'self' data:",
    `font-src ${["'self'", ...fonts].join(' ')}`,
    `connect-src ${["'self'", ...connect, 'https://api.stripe.com'].join(' ')}`,
    `frame-src ${[...stripeFrames, ...frames].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal worker stripe-loader square-loader',
    ...(reportUri ? [`report-uri ${reportUri}`] : []),
  ].join('; ');
