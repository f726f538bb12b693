import type { ServerKind } from '@may/domain';
import type { PageId } from '../router/manifest.ts';

/** A page whose figures are drawn before React is there (docs/decisions/0022). */
export type FigurePage = {
  page: PageId;
  /** The file of this folder, without `.tsx`; it calls `startFigures`. */
  module: string;
  /** The texts in the figures. The start of a key stands for all of its keys, `status` for `status.paid`, and for the plural forms of a text. */
  words: readonly string[];
  /** The pages that the module names by `href`. */
  hrefs: readonly PageId[];
  /** Components of packages/ui that the screen names outside of its figures: the script leaves them out. */
  without?: readonly string[];
};

const inCommon = (...keys: string[]) => keys.map((key) => `common:${key}`);
const money = inCommon(
  'amountUnknown',
  'amountPlus',
  'amountMinus',
  'currencyVND',
  'currencyAUD',
  'currencyUSD',
  'currencyEUR',
);
const invoiceRows = inCommon('invoices.table', 'opensInNewTab');

const listOf = (kind: ServerKind): FigurePage => ({
  page: kind,
  module: 'servers',
  words: [
    // Prices are in dong.
    ...inCommon('amountUnknown', 'currencyVND'),
    `shell:menu.${kind}`,
    ...['columns', 'size', 'ram', 'view', 'follow', 'status', 'totalCount', 'totalUnknown'].map(
      (key) => `servers:${key}`,
    ),
  ],
  hrefs: ['dashboard', 'hosting', `${kind}Detail`, `${kind}Create`, 'orderProgress'],
  without: ['LinkButton', 'Button', 'PricesFailed', 'Pages'],
});

export const figurePages: readonly FigurePage[] = [
  {
    page: 'dashboard',
    module: 'dashboard',
    words: [
      ...money,
      ...invoiceRows,
      'common:transactions.noDescription',
      'dashboard:invoices.title',
      'dashboard:wallet.noReceived',
      'dashboard:wallet.noSpent',
    ],
    hrefs: ['transactions', 'payment', 'invoices'],
    without: ['LinkButton'],
  },
  {
    page: 'transactions',
    module: 'transactions',
    words: [
      ...money,
      ...inCommon('amount', 'transactions.noDescription'),
      'transactions:title',
      'transactions:columns',
    ],
    hrefs: ['dashboard', 'payment'],
    without: ['LinkButton', 'Button', 'Pages'],
  },
  {
    page: 'invoices',
    module: 'invoices',
    words: [...money, ...invoiceRows, 'invoices:title'],
    hrefs: ['dashboard'],
    without: ['Button', 'Pages'],
  },
  listOf('wordpress'),
  listOf('hosting'),
  {
    page: 'domains',
    module: 'domains',
    words: ['title', 'columns', 'status', 'action'].map((key) => `domains:${key}`),
    hrefs: ['dashboard', 'records', 'domains'],
    without: ['Pages'],
  },
  { page: 'payment', module: 'payment', words: money, hrefs: [], without: ['Button', 'Text'] },
];
