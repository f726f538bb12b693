/** The reads of the portal that an event may make old. */
export type Changed = 'invoices' | 'wallet' | 'customer' | 'servers';

/** `tone` is the notice's; `amount` is the notice's, or null if the event is about no amount. */
type ToldEvent = {
  tone: 'positive' | 'critical' | 'brand';
  amount: 'amountPaid' | 'amountDue' | null;
};

type ProviderEvent = {
  changes: readonly Changed[];
  /** Null where the event only makes screens read again. */
  notice: ToldEvent | null;
};

const services = ['wallet', 'customer', 'invoices', 'servers'] as const;

/** Every event of the provider (spec §4): the reads that it makes old, and its notice. A paid service moves money too. */
export const providerEvents = {
  'invoice.created': { changes: ['invoices'], notice: null },
  'invoice.paid': { changes: services, notice: { tone: 'positive', amount: 'amountPaid' } },
  'invoice.payment_failed': {
    changes: ['invoices', 'servers'],
    notice: { tone: 'critical', amount: 'amountDue' },
  },
  'subscription.created': { changes: services, notice: { tone: 'positive', amount: null } },
  'subscription.updated': { changes: services, notice: { tone: 'brand', amount: null } },
} as const satisfies Record<string, ProviderEvent>;

/** An event's one name inside the portal. */
export type ProviderEventName = keyof typeof providerEvents;

export const providerEventNames = Object.keys(providerEvents) as ProviderEventName[];
