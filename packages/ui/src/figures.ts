// The rules by which the kit writes values, for the portal's script of figures, which has no React (docs/decisions/0022).
export { pageSizes } from './components/DataTable/pageSizes.ts';
export { formatDate, formatDateTime } from './format/formatDate.ts';
export { formatMoney } from './format/formatMoney.ts';
export { roomySize } from './format/roomySize.ts';
export type { LocaleName } from './i18n/locales.ts';
