/** What the page is told by its own HTML: by the build, or by the server that serves it. */
export type Settings = {
  /** Origin of the provider's API; empty means the origin the portal is served from. */
  apiOrigin: string;
  /** Host of the push service, with its port if that is not the usual one; empty means the cluster, else the portal's own. */
  pusherHost: string;
  /** A cluster of pusher.com, where no host is given. */
  pusherCluster: string;
  /** The portal's key at the push service. */
  pusherKey: string;
  /** The card provider's path segment in the calls. */
  cardProvider: 'stripe';
  /** The card provider's publishable key; empty means that cards are not configured. */
  cardKey: string;
  /** Where Stripe.js is loaded from: the card provider's own address, unless a sandbox stands in for it. */
  cardScript: string;
  /** The other card form (spec §7); without an application and a place it is not offered, without a script it is loaded from its own address. */
  square: { applicationId: string; locationId: string; script: string; path: string };
  /** Hosts the customer may be sent to for paying; undefined allows any https host, which is shown before leaving. */
  checkoutHosts: readonly string[] | undefined;
  /** What the names of the provider's nameservers end with, like `may.cloud`: only those are vouched for on the page anybody may open; empty means none. */
  nameserverSuffix: string;
  /** What the provider understands beyond the specification. */
  provider: {
    /** It understands attempt keys. */
    idempotencyKey: boolean;
    /** It charges an order that the wallet cannot pay to the default card, and the whole of it. */
    cardPaysOrders: boolean;
  };
  /** Services that are switched on. */
  flags: Record<'wordpress' | 'dns' | 'paas', boolean>;
};

/** What an environment or a server says of the settings; about the rest it says nothing. */
export type ToldSettings = Partial<Omit<Settings, 'provider' | 'flags' | 'square'>> & {
  square?: Partial<Settings['square']>;
  provider?: Partial<Settings['provider']>;
  flags?: Partial<Settings['flags']>;
};

/** A provider exactly as specified, on the portal's own origin, and the specification's flags (spec section 9). */
const asSpecified = {
  apiOrigin: '',
  pusherHost: '',
  pusherCluster: '',
  pusherKey: 'may-sandbox',
  cardKey: '',
  cardScript: 'https://js.stripe.com/endive/stripe.js',
  square: { applicationId: '', locationId: '', script: '', path: '/api/payments/square/checkout' },
  nameserverSuffix: '',
  provider: { idempotencyKey: false, cardPaysOrders: false },
  flags: { wordpress: true, dns: false, paas: false },
};

/** What is told, as far as it is of the kind that is specified. */
const readLike = <T>(specified: T, told: unknown): T => {
  if (typeof told !== typeof specified) return specified;
  if (typeof specified !== 'object') return told as T;
  const entries = Object.entries(specified as object);
  const from = told as Record<string, unknown> | null;
  return Object.fromEntries(entries.map(([name, value]) => [name, readLike(value, from?.[name])])) as T;
};

/** Reads the settings out of the page's `<meta name="portal-settings">`; what it does not say is as specified. */
export const readSettings = (content: string | null | undefined): Settings => {
  let told: ToldSettings | null = null;
  try {
    told = JSON.parse(content ?? '{}');
  } catch {}
  const hosts: unknown = told?.checkoutHosts;
  return {
    ...readLike(asSpecified, told),
    cardProvider: 'stripe',
    checkoutHosts: Array.isArray(hosts) ? hosts : undefined,
  };
};
