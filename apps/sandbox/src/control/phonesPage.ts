import { html } from 'hono/html';
import type { Language } from '../http/language.ts';
import type { Page } from '../http/sendPage.ts';
import type { User } from '../session/users.ts';

const texts = {
  vi: {
    title: 'Điện thoại',
    text: 'Mã mà nhà cung cấp đã gửi đến điện thoại của khách và chưa được dùng.',
    none: 'Chưa có mã nào.',
    reload: 'Tải lại',
  },
  en: {
    title: 'Phones',
    text: 'The codes that the provider sent to customers’ phones and that were not used yet.',
    none: 'No code yet.',
    reload: 'Reload',
  },
} satisfies Record<Language, object>;

/** The customers' phones: the only page that shows a code. */
export const phonesPage = (users: readonly User[], language: Language): Page => {
  const words = texts[language];
  return {
    title: words.title,
    language,
    body: html`<main><h1>${words.title}</h1>
<p>${words.text}</p>
${users.length === 0 ? html`<p>${words.none}</p>` : ''}
<dl>${users.map(({ phone, otp }) => html`<dt>${phone}</dt><dd><code>${otp}</code></dd>`)}</dl>
<a class="button" href="/__sandbox/phones">${words.reload}</a></main>`,
  };
};
