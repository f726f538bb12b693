import { portalReturn } from '@may/portal/server';
import { html } from 'hono/html';
import { amountInWords, type Language } from '../../http/language.ts';
import type { Page } from '../../http/sendPage.ts';
import type { Payment } from '../payments.ts';

/** Words of the sandbox's bank. */
const texts = {
  bank: { vi: 'Ngân hàng Thử Nghiệm', en: 'Rehearsal Bank' },
  notReal: { vi: 'không phải tiền thật', en: 'no real money' },
  title: { vi: 'Xác nhận thanh toán', en: 'Confirm the payment' },
  intro: {
    vi: 'Kiểm tra thông tin rồi chọn điều ngân hàng sẽ làm.',
    en: 'Check the details, then choose what the bank will do.',
  },
  merchant: { vi: 'Đơn vị nhận', en: 'Paid to' },
  code: { vi: 'Mã giao dịch', en: 'Transaction code' },
  content: { vi: 'Nội dung', en: 'Reference' },
  pay: { vi: 'Thanh toán', en: 'Pay' },
  cancel: { vi: 'Hủy giao dịch', en: 'Cancel the payment' },
  fail: { vi: 'Ngân hàng từ chối', en: 'Let the bank refuse' },
  loseAnswer: { vi: 'Thanh toán nhưng mất trả lời', en: 'Pay but lose the answer' },
  settled: {
    succeeded: { vi: 'Giao dịch này đã được thanh toán', en: 'This payment has been made' },
    failed: { vi: 'Ngân hàng đã từ chối giao dịch này', en: 'The bank refused this payment' },
    cancelled: { vi: 'Giao dịch này đã bị hủy', en: 'This payment was cancelled' },
  },
  settledHint: {
    vi: 'Không có gì để làm thêm ở đây. Mở lại trang này không trừ tiền lần nữa.',
    en: 'There is nothing left to do here. Opening this page again charges nothing.',
  },
  back: { vi: 'Quay lại', en: 'Back to' },
  dead: { vi: 'Không có phản hồi', en: 'No response' },
  deadHint: {
    vi: 'Tiền đã được chuyển, nhưng câu trả lời của ngân hàng bị mất trên đường về. Từ đây chỉ còn nút quay lại của trình duyệt.',
    en: "The money has moved, but the bank's answer was lost on its way. Only the browser's back button leads on.",
  },
} as const;

const header = (language: Language) =>
  html`<div class="bank">${texts.bank[language]} <span>${texts.notReal[language]}</span></div>`;

/** The name of the payee, and the origin of its portal, null if bank and portal share one. */
export type Payee = { payee: string; portalOrigin: string | null };

const details = (
  payment: Payment,
  language: Language,
  payee: string,
) => html`<p class="amount">${amountInWords(payment)}</p>
<dl>
<dt>${texts.merchant[language]}</dt><dd>${payee}</dd>
<dt>${texts.content[language]}</dt><dd>${payment.description}</dd>
<dt>${texts.code[language]}</dt><dd><code>${payment.code}</code></dd>
</dl>`;

/** The address of the portal's page for a customer who returns from the bank. `portalOrigin` is null if bank and portal share an origin. */
export const returnAddress = (code: string, portalOrigin: string | null): string =>
  `${portalOrigin ?? ''}${portalReturn}?transId=${encodeURIComponent(code)}`;

/** A button for each outcome of a pending payment, or the outcome of a payment that has ended. */
export const paymentPage = (payment: Payment, language: Language, { payee, portalOrigin }: Payee): Page => {
  if (payment.status !== 'pending') {
    const title = texts.settled[payment.status][language];
    return {
      title,
      language,
      body: html`<main>${header(language)}<h1>${title}</h1><p>${texts.settledHint[language]}</p>${details(payment, language, payee)}
<a class="button pay" href="${returnAddress(payment.code, portalOrigin)}">${texts.back[language]} ${payee}</a></main>`,
    };
  }
  return {
    title: texts.title[language],
    language,
    formsLeadTo: portalOrigin,
    body: html`<main>${header(language)}<h1>${texts.title[language]}</h1><p>${texts.intro[language]}</p>${details(payment, language, payee)}
<form method="post">
<button class="pay" name="action" value="pay">${texts.pay[language]}</button>
<button name="action" value="cancel">${texts.cancel[language]}</button>
<button class="fail" name="action" value="fail">${texts.fail[language]}</button>
<button name="action" value="loseAnswer">${texts.loseAnswer[language]}</button>
</form></main>`,
  };
};

/** Shown after `loseAnswer`: the payment succeeded, and no link leads back. */
export const deadPage = (language: Language): Page => {
  const title = texts.dead[language];
  const body = html`<main>${header(language)}<h1>${title}</h1><p>${texts.deadHint[language]}</p></main>`;
  return { title, language, body };
};
