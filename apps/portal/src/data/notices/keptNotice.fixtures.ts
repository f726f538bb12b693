import type { KeptNotice } from './keptNotice.ts';

/** A refused top-up in the history. */
export const keptNoticeFixture = (overrides: object = {}): KeptNotice =>
  ({ id: 'row', at: 0, seen: false, kind: 'topUpRefused', subject: null, remedy: null, ...overrides }) as KeptNotice;
