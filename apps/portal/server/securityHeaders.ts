/** Headers of every answer, whatever it is; a content security policy comes on top. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** The policy of what is not a page: nothing may load, nothing may frame it. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker, which fetches the portal's own pages and files for the next visit, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Where Stripe's form and the windows of banks come from (docs.stripe.com/security/guide, Content Security Policy). */
const stripeFrames = ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'];

/** What a page's policy depends on: the hashes of what stands in it, and where it may connect to. */
export type PolicyParts = {
  scripts: readonly string[];
  styles: readonly string[];
  connect: readonly string[];
  /** Where forms for cards come from, beside Stripe's. */
  frames: readonly string[];
  /** Where such a form takes its looks from. */
  foreignStyles: readonly string[];
  /** Where such a form takes its letters from. */
  fonts: readonly string[];
  /** Where browsers report violations to. */
  reportUri: string | undefined;
};

/**
 * A page's policy. It is the same for every visitor, so that the page can be kept: the inline script is trusted by its hash, and
 * what it loads by that trust. Without `report-to`: browsers would then ignore `report-uri` and hold reports back for a minute.
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
