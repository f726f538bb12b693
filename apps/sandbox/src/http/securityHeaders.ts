import { randomBytes } from 'node:crypto';

/** A fresh 128-bit nonce for one response. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/** The policy of the sandbox's own pages: one inline style, forms to itself and to `formsLeadTo`, no script. */
export const scriptlessPolicy = (nonce: string, formsLeadTo: string | null = null): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    ['form-action', "'self'", ...(formsLeadTo ? [formsLeadTo] : [])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
