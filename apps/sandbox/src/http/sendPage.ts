import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from './language.ts';
import { pageStyle } from './pageStyle.ts';

/** One of the sandbox's own pages. The `html` tag has escaped the `body`. */
export type Page = {
  title: string;
  language: Language;
  body: HtmlEscapedString | Promise<HtmlEscapedString>;
  style?: string;
  status?: ContentfulStatusCode;
  /** The origin that the answer to a form may redirect to: `form-action` applies to redirects too. */
  formsLeadTo?: string | null;
  /** A page for a frame of the portal, whose origin is null if the provider itself serves it. Only such a page may have a script. */
  frame?: { portalOrigin: string | null; script?: string };
};

const policyOf = ({ formsLeadTo, frame }: Page, nonce: string): string => {
  const withOrigin = (directive: string, origin: string | null | undefined) => `${directive} ${origin ?? ''}`.trim();
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    withOrigin("form-action 'self'", formsLeadTo),
    frame ? withOrigin("frame-ancestors 'self'", frame.portalOrigin) : "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(frame?.script ? [`script-src 'nonce-${nonce}'`, "connect-src 'self'"] : []),
  ].join('; ');
};

/** Sends a page; its one style and its one script have a nonce. */
export const sendPage = async (c: Context, page: Page): Promise<Response> => {
  const { title, language, body, style = pageStyle, status = 200, frame } = page;
  const nonce = randomBytes(16).toString('base64');
  c.header('Content-Security-Policy', policyOf(page, nonce));
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept-Language');
  return c.html(
    html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
${await body}
${frame?.script ? html`<script nonce="${nonce}">${raw(frame.script)}</script>` : ''}
</body>
</html>`,
    status,
  );
};
