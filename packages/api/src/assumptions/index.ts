export { createLedger, type Entry, type Ledger, standings } from './createLedger.ts';
export type { Heard } from './heard.ts';
