import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { sendPage } from '../../http/sendPage.ts';

/** Strips the types without node's warning on stderr. */
const withoutTypes = (source: string): string => {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
};

/** Joins modules of the folder `cards`, in the order of their imports, into one script for a browser. They share one scope and need no imports. */
const browserScript = (files: readonly string[]): string => {
  const bodies = files.map((file) =>
    withoutTypes(readFileSync(new URL(`../${file}.ts`, import.meta.url), 'utf8'))
      .replace(/^import\b[\s\S]*?;$/gm, '')
      .replace(/^export (?=const)/gm, ''),
  );
  return `(() => {\n'use strict';\n${bodies.join('\n')}\n})();\n`.replace(/[ \t]+$/gm, '').replace(/\n{2,}/g, '\n');
};

/** Sends the script of a card provider. A portal on another origin may load it. */
export const sendScript = (c: Context, portalOrigin: string | null, files: readonly string[]): Response => {
  if (portalOrigin !== null) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return c.body(browserScript(files), 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
};

const style = `
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
form { display: grid; grid-template-columns: 1fr 1fr; align-items: end; gap: 16px; padding: 4px; }
label { min-width: 0; }
label:first-child { grid-column: 1 / -1; }
input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid; border-radius: 8px; font: inherit; }
:root[lang='vi'] span[lang='en'], :root[lang='en'] span[lang='vi'] { display: none; }
`;

const field = (name: string, autocomplete: string, vi: string, en: string) => html`<label>
<span lang="vi">${vi}</span><span lang="en">${en}</span>
<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}">
</label>`;

/** Sends the card form, the only page that reads and sends a card number. Its hidden button makes Enter submit it. */
export const sendCardForm = (c: Context, portalOrigin: string | null): Promise<Response> =>
  sendPage(c, {
    title: 'Card form',
    language: 'en',
    style,
    frame: { portalOrigin, script: browserScript(['form/browser/ask', 'form/browser/frame']) },
    body: html`<form>
${field('number', 'cc-number', 'Số thẻ', 'Card number')}
${field('expiry', 'cc-exp', 'Ngày hết hạn (MM / YY)', 'Expiration date (MM / YY)')}
${field('cvc', 'cc-csc', 'Mã bảo mật (CVC)', 'Security code (CVC)')}
<button hidden></button>
</form>`,
  });
