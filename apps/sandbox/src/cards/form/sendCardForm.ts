import type { Context } from 'hono';
import { html } from 'hono/html';
import { sendPage } from '../../http/sendPage.ts';
import { browserScript } from './browserScript.ts';

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
