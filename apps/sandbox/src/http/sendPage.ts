import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from './language.ts';
import { pageStyle } from './pageStyle.ts';
import { createNonce, scriptlessPolicy } from './securityHeaders.ts';

/** One of the sandbox's own pages. The `html` tag has escaped the `body`. */
export type Page = {
  title: string;
  language: Language;
  body: HtmlEscapedString | Promise<HtmlEscapedString>;
  status?: ContentfulStatusCode;
  /** The origin that the answer to a form may redirect to: `form-action` applies to redirects too. */
  formsLeadTo?: string | null;
};

/** Sends a page without scripts; its one style has a nonce. */
export const sendPage = async (
  c: Context,
  { title, language, body, status = 200, formsLeadTo = null }: Page,
): Promise<Response> => {
  const nonce = createNonce();
  c.header('Content-Security-Policy', scriptlessPolicy(nonce, formsLeadTo));
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept-Language');
  return c.html(
    html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(pageStyle)}</style>
</head>
<body>
${await body}
</body>
</html>`,
    status,
  );
};
