/** What the page is told by its own HTML about the provider: by the build, or by the server that serves it. */
export interface Settings {
  /** Origin of the provider's API; empty means the origin the portal is served from. */
  apiOrigin: string;
  /** Host of the push service, with its port if that is not the usual one; empty means the portal's own. */
  pusherHost: string;
  /** The card provider's path segment in the calls. */
  cardProvider: 'stripe';
  /** What the provider understands beyond the specification. */
  provider: { idempotencyKey: boolean };
}

/** A provider exactly as specified, on the portal's own origin. */
const asSpecified: Settings = {
  apiOrigin: '',
  pusherHost: '',
  cardProvider: 'stripe',
  provider: { idempotencyKey: false },
};

/** Settings from the environment of a build; a provider is taken to understand attempt keys only where that is said. */
export const settingsFrom = (env: Record<string, string | undefined>): Settings => ({
  ...asSpecified,
  apiOrigin: env.VITE_API_ORIGIN ?? '',
  pusherHost: env.VITE_PUSHER_HOST ?? '',
  provider: { idempotencyKey: env.VITE_PROVIDER_IDEMPOTENCY_KEY === 'on' },
});

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Reads the settings out of the page's `<meta name="portal-settings">`; what it does not say is as specified. */
export const readSettings = (content: string | null | undefined): Settings => {
  try {
    const told = JSON.parse(content ?? '{}');
    return {
      ...asSpecified,
      apiOrigin: textOf(told.apiOrigin, asSpecified.apiOrigin),
      pusherHost: textOf(told.pusherHost, asSpecified.pusherHost),
      provider: { idempotencyKey: told.provider?.idempotencyKey === true },
    };
  } catch {
    return asSpecified;
  }
};
