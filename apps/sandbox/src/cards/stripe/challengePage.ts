import { html } from 'hono/html';
import { amountInWords, type Language } from '../../http/language.ts';
import type { Page } from '../../http/sendPage.ts';
import type { Payment } from '../../wallet/payments.ts';

const texts = {
  title: { vi: 'Xác thực thẻ', en: 'Authenticate your card' },
  bank: { vi: 'Ngân hàng phát hành thẻ', en: "The card's bank" },
  notReal: { vi: 'không phải tiền thật', en: 'no real money' },
  pay: {
    vi: 'Ngân hàng của bạn muốn biết có phải chính bạn đang thanh toán không.',
    en: 'Your bank wants to know whether it is you who pays.',
  },
  link: {
    vi: 'Ngân hàng của bạn muốn biết có phải chính bạn đang liên kết thẻ không.',
    en: 'Your bank wants to know whether it is you who links this card.',
  },
  complete: { vi: 'Xác nhận là tôi', en: 'Complete authentication' },
  fail: { vi: 'Từ chối xác thực', en: 'Fail authentication' },
} as const;

/** The question of a card's bank to its owner, with payee and amount of a payment. */
export const challengePage = (
  payment: Payment | undefined,
  language: Language,
  { payee, portalOrigin }: { payee: string; portalOrigin: string | null },
): Page => {
  const title = texts.title[language];
  return {
    title,
    language,
    frame: { portalOrigin },
    body: html`<main><div class="bank">${texts.bank[language]} <span>${texts.notReal[language]}</span></div>
<h1>${title}</h1><p>${(payment ? texts.pay : texts.link)[language]}</p>
${payment ? html`<p class="amount">${amountInWords(payment)}</p><p>${payee}</p>` : ''}
<form method="post">
<button class="pay" name="outcome" value="complete">${texts.complete[language]}</button>
<button name="outcome" value="fail">${texts.fail[language]}</button>
</form></main>`,
  };
};
