import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { createNonce } from '../../http/securityHeaders.ts';
import { browserFiles, browserScript } from './browserScript.ts';
import { frameStyle } from './frameStyle.ts';

/** Null if the provider itself serves the portal. */
export type PortalOrigin = { portalOrigin: string | null };

const frameFiles = browserFiles('form', [
  'cardRules',
  'frameTexts',
  'ask',
  'look',
  'receiveStart',
  'cardFields',
  'frame',
]);

/** The policy of a framed page: its own script and style, calls to its own origin, and the portal as the only parent. */
const framePolicy = (nonce: string, portalOrigin: string | null): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    ['font-src', "'self'", ...(portalOrigin ? [portalOrigin] : [])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', "'self'", ...(portalOrigin ? [portalOrigin] : [])].join(' '),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Sends a page for a frame in the portal. `data-parents` gives its script the allowed parent origin. */
export const sendFrame = async (
  c: Context,
  { portalOrigin }: PortalOrigin,
  { title, style, script, body }: { title: string; style: string; script: string; body: ReturnType<typeof html> },
): Promise<Response> => {
  const nonce = createNonce();
  c.header('Content-Security-Policy', framePolicy(nonce, portalOrigin));
  return c.html(html`<!doctype html>
<html lang="en" data-parents="${portalOrigin ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
${await body}
<script nonce="${nonce}">${raw(script)}</script>
</body>
</html>`);
};

const field = (name: string, autocomplete: string, isWide: boolean) => html`<div class="${isWide ? 'wide' : ''}">
<label for="${name}" id="${name}-label"></label>
<div class="box"><input id="${name}" inputmode="numeric" autocomplete="${autocomplete}" spellcheck="false" aria-describedby="${name}-error" required>${isWide ? html`<span id="brand" aria-hidden="true"></span>` : ''}</div>
<p id="${name}-error" role="alert" hidden></p>
</div>`;

/** Sends the card form, the only page that reads and sends a card number. */
export const sendCardForm = (c: Context, provider: PortalOrigin): Promise<Response> =>
  sendFrame(c, provider, {
    title: 'Card form',
    style: frameStyle,
    script: browserScript(frameFiles),
    body: html`<form novalidate>
${field('number', 'cc-number', true)}
${field('expiry', 'cc-exp', false)}
${field('cvc', 'cc-csc', false)}
</form>`,
  });
