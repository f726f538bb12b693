import type { NoticeOrigin } from '@may/domain';
import type { KeptNotice } from './keptNotice.ts';

/** A refused top-up in the history. */
export const keptNoticeFixture = (overrides: object = {}): KeptNotice =>
  ({
    id: 'row',
    at: 0,
    seen: false,
    kind: 'topUpRefused',
    subject: null,
    remedy: null,
    place: null,
    ...overrides,
  }) as KeptNotice;

/** A paid invoice in the history, told by an event without an id. */
export const paidFixture = (origin: Partial<NoticeOrigin> = {}, overrides: object = {}): KeptNotice =>
  keptNoticeFixture({
    kind: 'invoice.paid',
    subject: { amount: { amount: 320_000, currency: 'VND' } },
    origin: { eventId: null, object: { type: 'invoice', id: 'in_1', number: null }, isFound: false, ...origin },
    ...overrides,
  });
