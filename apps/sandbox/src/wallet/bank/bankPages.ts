import { portalReturn } from '@may/portal/server';
import { html } from 'hono/html';
import { amountInWords, type Language } from '../../http/language.ts';
import type { Page } from '../../http/sendPage.ts';
import type { Payment } from '../payments.ts';
import { bankTexts } from './bankTexts.ts';

const header = (language: Language) => {
  const texts = bankTexts[language];
  return html`<div class="bank">${texts.bank} <span>${texts.notReal}</span></div>`;
};

/** The name of the payee, and the origin of its portal, null if bank and portal share one. */
export type Payee = { payee: string; portalOrigin: string | null };

const details = (payment: Payment, language: Language, payee: string) => {
  const texts = bankTexts[language];
  return html`<p class="amount">${amountInWords(payment)}</p>
<dl>
<dt>${texts.merchant}</dt><dd>${payee}</dd>
<dt>${texts.content}</dt><dd>${payment.description}</dd>
<dt>${texts.code}</dt><dd><code>${payment.code}</code></dd>
</dl>`;
};

/** The address of the portal's page for a customer who returns from the bank. `portalOrigin` is null if bank and portal share an origin. */
export const returnAddress = (code: string, portalOrigin: string | null): string =>
  `${portalOrigin ?? ''}${portalReturn}?transId=${encodeURIComponent(code)}`;

/** A button for each outcome of a pending payment, or the outcome of a payment that has ended. */
export const paymentPage = (payment: Payment, language: Language, { payee, portalOrigin }: Payee): Page => {
  const texts = bankTexts[language];
  if (payment.status !== 'pending') {
    const title = texts.settled[payment.status];
    return {
      title,
      language,
      body: html`<main>${header(language)}<h1>${title}</h1><p>${texts.settledHint}</p>${details(payment, language, payee)}
<a class="button pay" href="${returnAddress(payment.code, portalOrigin)}">${texts.back} ${payee}</a></main>`,
    };
  }
  return {
    title: texts.title,
    language,
    formsLeadTo: portalOrigin,
    body: html`<main>${header(language)}<h1>${texts.title}</h1><p>${texts.intro}</p>${details(payment, language, payee)}
<form method="post">
<button class="pay" name="action" value="pay">${texts.pay}</button>
<button name="action" value="cancel">${texts.cancel}</button>
<button class="fail" name="action" value="fail">${texts.fail}</button>
<button name="action" value="loseAnswer">${texts.loseAnswer}</button>
</form></main>`,
  };
};

/** Shown after `loseAnswer`: the payment succeeded, and no link leads back. */
export const deadPage = (language: Language): Page => {
  const { dead, deadHint } = bankTexts[language];
  return { title: dead, language, body: html`<main>${header(language)}<h1>${dead}</h1><p>${deadHint}</p></main>` };
};
