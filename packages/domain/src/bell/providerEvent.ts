/** The reads of the portal that an event may make stale. */
export type PortalRead = 'invoices' | 'wallet' | 'customer' | 'servers';

/** The page that cures what a notice tells, or shows more of it. */
export type NoticeRemedy = 'invoices' | 'transactions' | 'topUp' | 'cards' | 'order' | 'servers' | 'domains';

/** `amount` names the field of the event that the notice shows; null for a notice without an amount. */
type EventNotice = {
  tone: 'positive' | 'critical' | 'brand';
  amount: 'amountPaid' | 'amountLeft' | null;
  remedy: NoticeRemedy;
};

type ProviderEvent = {
  changes: readonly PortalRead[];
  /** Null if the event only makes reads stale. */
  notice: EventNotice | null;
};

const allReads = ['wallet', 'customer', 'invoices', 'servers'] as const;

/** Every event of the provider (spec §4): the reads that it makes stale, and its notice. A service is paid, so its events change the money too. */
export const providerEvents = {
  'invoice.created': { changes: ['invoices'], notice: null },
  'invoice.paid': { changes: allReads, notice: { tone: 'positive', amount: 'amountPaid', remedy: 'invoices' } },
  'invoice.payment_failed': {
    changes: ['invoices', 'servers'],
    notice: { tone: 'critical', amount: 'amountLeft', remedy: 'invoices' },
  },
  'subscription.created': { changes: allReads, notice: { tone: 'positive', amount: null, remedy: 'servers' } },
  'subscription.updated': { changes: allReads, notice: { tone: 'brand', amount: null, remedy: 'servers' } },
} as const satisfies Record<string, ProviderEvent>;

/** The name of an event inside the portal; on the wire it may have another. */
export type ProviderEventName = keyof typeof providerEvents;

export const providerEventNames = Object.keys(providerEvents) as ProviderEventName[];
