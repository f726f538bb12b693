// The kit knows these of the domain: money, the rows of a list, and typed text.
export { type Currency, decimalsOf, type Money } from './money.ts';
export { narrowText } from './narrowText.ts';
export type { RegionCode } from './region.ts';
export { mostRows, type Rows } from './rows.ts';
export { newestFirst } from './wallet/transaction.ts';
