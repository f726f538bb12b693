import { confirmedFixture } from '@may/domain/fixtures';
import { currencies } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import { type Invoice, invoiceStatuses } from '@may/domain/wallet/invoice.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { DashboardScreen } from '@may/screens/dashboard/Dashboard/DashboardScreen.tsx';
import { WalletBalance } from '@may/screens/top-up/TopUp/WalletBalance.tsx';
import { InvoicesScreen } from '@may/screens/wallet/Invoices/InvoicesScreen.tsx';
import { TransactionsScreen } from '@may/screens/wallet/Transactions/TransactionsScreen.tsx';
import {
  BrandContext,
  type BrandWords,
  FigureMark,
  formatDate,
  formatDateTime,
  formatMoney,
  type LocaleName,
} from '@may/ui';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { PageId } from '../router/manifest.ts';
import { places } from './rows.ts';

const iso = '2001-02-03T04:05:06.000Z';
const dong = (amount: number) => confirmedFixture({ amount, currency: 'VND' as const });
const [amount, balance] = [1_234_567, 7_654_321];
const ready = <Value,>(value: Value) => ({ status: 'ready' as const, value });
const all = <Row,>(...items: Row[]) => ready<Rows<Row>>({ items, unreadable: 0 });

const texts = { description: '{description}', transactionCode: null };
const amounts = (sign: 1 | -1) => ({ amount: dong(sign * amount), endingBalance: dong(balance) });
const line = (id: string, sign: 1 | -1): Transaction => ({ ...texts, id, createdAt: iso, ...amounts(sign) });
const transactions = all(line('received', 1), line('spent', -1));

const none = { number: null, amountPaid: null, amountLeft: null, pdfUrl: null, hostedUrl: null, serverId: null };
const unnamed = { ...none, id: '{id}', amountDue: dong(amount), createdAt: iso };
const invoice = (status: Invoice['status'], own: Partial<Invoice> = {}): Invoice => ({ ...unnamed, status, ...own });
const [first, ...others] = invoiceStatuses;
const invoices = all(
  invoice(first, { number: '{number}', pdfUrl: '{pdf}', hostedUrl: '{url}' }),
  ...others.map((status) => invoice(status)),
  // The last one, because it has no time.
  invoice('paid', { amountDue: dong(0), createdAt: null }),
);

const hrefs = { home: '', transactions: '', payment: '', invoices: '', order: '', domains: null };
const shown = { balance: ready(dong(balance)), transactions, invoices, pendingTopUps: null, hrefs };

/** The screens whose figures are drawn before React is there, with sample rows. */
const screens: Partial<Record<PageId, ReactNode>> = {
  dashboard: <DashboardScreen {...shown} email="" now={0} servers={null} runway={{ status: 'loading' }} />,
  payment: <WalletBalance balance={shown.balance} />,
  transactions: <TransactionsScreen {...shown} />,
  invoices: <InvoicesScreen {...shown} />,
};

/** Replaces the values of the samples in a drawn place by holes. */
const punch = (html: string, words: i18n): string => {
  const locale = words.language as LocaleName;
  const written = Object.entries({ amount, balance }).reduce((text, [hole, value]) => {
    const { number } = formatMoney(dong(value));
    return text.replaceAll(words.t('currencyVND', { number }), `{${hole}Spoken}`).replaceAll(number, `{${hole}}`);
  }, html);
  return written
    .replaceAll('>đ</span>', '>{label}</span>')
    .replaceAll(formatDateTime(iso, locale), '{time}')
    .replaceAll(formatDate(iso, locale), '{day}')
    .replaceAll(iso, '{iso}')
    .replaceAll(/>\d<\/span><\/div><\/td>/g, '>{place}</span></div></td>');
};

/** The templates of a page's figures in a language, out of its own screen; throws if a place or a hole is missing. Empty for a page without figures. */
export const figureTemplates = (id: PageId, words: i18n, brand: BrandWords): string => {
  const screen = screens[id];
  if (!screen) return '';
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <BrandContext value={brand}>
        <I18nextProvider i18n={words}>
          <FigureMark value={(place, value) => <template data-figures={`${id} ${place}`}>{value}</template>}>
            {screen}
          </FigureMark>
        </I18nextProvider>
      </BrandContext>
    </StaticRouter>,
  );
  const keys = Object.values(places).flatMap((rows) => Object.keys(rows).filter((key) => key.startsWith(`${id} `)));
  const templates = keys.map((key) => {
    const [drawn = ''] = new RegExp(`<template data-figures="${key}">.*?</template>`, 's').exec(html) ?? [];
    const template = punch(drawn, words);
    // A value of a sample must never be shown.
    if (!template.includes('{label}') || /[\d.,]{5}|2001/.test(template.replaceAll(/<[^>]*>/g, ' ')))
      throw new Error(`The figure ${key} is not drawn, or keeps a value of its sample.`);
    return template;
  });
  const spoken = currencies.map((currency) => [currency, words.t(`currency${currency}`, { number: '{number}' })]);
  return `<template id="figure-words">${JSON.stringify(Object.fromEntries(spoken))}</template>${templates.join('')}`;
};
