export type { AttemptOutcome, AttemptPhase, TopUpAttempt } from './attempt.ts';
export {
  attemptOfTransaction,
  attemptOutcomes,
  attemptPatience,
  attemptPhases,
  isUnresolved,
  matchCredits,
} from './attempt.ts';
export type { LinkedCard } from './card.ts';
export type { Invoice, InvoiceStatus } from './invoice.ts';
export { invoiceStatuses } from './invoice.ts';
export { dashboardLimits, noticeDuration } from './limits.ts';
export type { Currency, Money } from './money.ts';
export { currencies, decimalsOf, isSameMoney, toMajorUnits } from './money.ts';
export type { RegionCode } from './region.ts';
export { currencyOfRegion, regionCodes } from './region.ts';
export type { Rows } from './rows.ts';
export type { TopUpGroup, TopUpIntent, TopUpLimits, TopUpMethod } from './topUp.ts';
export { isWithinLimits, topUpGroups, topUpLimits, topUpMethods, topUpMethodsOf, topUpPresets } from './topUp.ts';
export type { Transaction, TransactionDetail, TransactionStatus } from './transaction.ts';
export { balanceOf, newestFirst, transactionStatuses } from './transaction.ts';
