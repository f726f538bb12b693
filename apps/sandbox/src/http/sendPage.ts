import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from './language.ts';
import { pageStyle } from './pageStyle.ts';
import { createNonce, scriptlessPolicy } from './securityHeaders.ts';

/** The content of one of the sandbox's own pages; `body` is escaped by the `html` tag it is written with. */
export type Page = {
  title: string;
  language: Language;
  body: HtmlEscapedString | Promise<HtmlEscapedString>;
  status?: ContentfulStatusCode;
  /** The other origin a form's answer may redirect to: browsers hold `form-action` against redirects too. */
  formsLeadTo?: string | null;
};

/** Sends a page without script and with one style under a nonce. */
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
