import { html } from 'hono/html';
import type { Language } from '../http/language.ts';
import type { Page } from '../http/sendPage.ts';
import type { User } from '../session/users.ts';

/** Milliseconds between sending and arrival of a late code. */
const lateness = 30_000;

const texts = {
  vi: {
    title: 'Điện thoại',
    text: 'Mã mà nhà cung cấp đã gửi đến điện thoại của khách và chưa được dùng.',
    none: 'Chưa có mã nào.',
    late: 'đang trên đường',
    reload: 'Tải lại',
  },
  en: {
    title: 'Phones',
    text: 'The codes that the provider sent to customers’ phones and that were not used yet.',
    none: 'No code yet.',
    late: 'on its way',
    reload: 'Reload',
  },
} satisfies Record<Language, object>;

/** The customers' phones: the only place that shows a code. */
export const phonesPage = (
  users: readonly User[],
  { now, isLate }: { now: Date; isLate: boolean },
  language: Language,
): Page => {
  const words = texts[language];
  const codeOf = ({ otp, otpSentAt }: User) =>
    isLate && now.getTime() - (otpSentAt?.getTime() ?? 0) < lateness ? words.late : html`<code>${otp}</code>`;
  return {
    title: words.title,
    language,
    body: html`<main><h1>${words.title}</h1>
<p>${words.text}</p>
${
  users.length === 0
    ? html`<p>${words.none}</p>`
    : html`<dl>${users.map((user) => html`<dt>${user.phone}</dt><dd>${codeOf(user)}</dd>`)}</dl>`
}
<a class="button" href="/__sandbox/phones">${words.reload}</a></main>`,
  };
};
