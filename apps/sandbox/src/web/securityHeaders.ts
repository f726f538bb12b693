import { randomBytes } from 'node:crypto';
import type { PortalAddresses } from './tellSettings.ts';

/** A fresh 128-bit nonce for one response. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/** Headers of every response, whatever it is (anchors/reliability §2); a content security policy comes on top. */
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

/** The portal's policy. Without `report-to`: browsers would then ignore `report-uri` and hold reports back for a minute. */
export const portalPolicy = (nonce: string, host: string, { apiOrigin, pusherHost }: PortalAddresses): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    [
      `connect-src 'self' ws://${host} wss://${host} https://api.stripe.com`,
      ...(apiOrigin ? [apiOrigin] : []),
      ...(pusherHost ? [`ws://${pusherHost}`, `wss://${pusherHost}`] : []),
    ].join(' '),
    'frame-src https://js.stripe.com https://hooks.stripe.com',
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal stripe-loader',
    'report-uri /csp-report',
  ].join('; ');

/** The policy of the sandbox's own pages: one inline style, forms to itself (and on to one other origin), no script at all. */
export const scriptlessPolicy = (nonce: string, formsLeadTo: string | null = null): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    ['form-action', "'self'", ...(formsLeadTo ? [formsLeadTo] : [])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
