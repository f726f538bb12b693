import { html } from 'hono/html';
import { amountInWords, type Language } from '../../http/language.ts';
import type { Page } from '../../http/sendPage.ts';
import type { Payment } from '../../wallet/payments.ts';

const texts = {
  vi: {
    title: 'Xác thực thẻ',
    bank: 'Ngân hàng phát hành thẻ',
    notReal: 'không phải tiền thật',
    pay: 'Ngân hàng của bạn muốn biết có phải chính bạn đang thanh toán không.',
    link: 'Ngân hàng của bạn muốn biết có phải chính bạn đang liên kết thẻ không.',
    complete: 'Xác nhận là tôi',
    fail: 'Từ chối xác thực',
  },
  en: {
    title: 'Authenticate your card',
    bank: "The card's bank",
    notReal: 'no real money',
    pay: 'Your bank wants to know whether it is you who pays.',
    link: 'Your bank wants to know whether it is you who links this card.',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
  },
} as const;

/** The question of a card's bank to its owner, with payee and amount of a payment. */
export const challengePage = (
  payment: Payment | undefined,
  language: Language,
  { payee, portalOrigin }: { payee: string; portalOrigin: string | null },
): Page => {
  const words = texts[language];
  return {
    title: words.title,
    language,
    frame: { portalOrigin },
    body: html`<main><div class="bank">${words.bank} <span>${words.notReal}</span></div>
<h1>${words.title}</h1><p>${payment ? words.pay : words.link}</p>
${payment ? html`<p class="amount">${amountInWords(payment)}</p><p>${payee}</p>` : ''}
<form method="post">
<button class="pay" name="outcome" value="complete">${words.complete}</button>
<button name="outcome" value="fail">${words.fail}</button>
</form></main>`,
  };
};
