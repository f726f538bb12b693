import type { DnsDomain } from '@may/domain';

export type DnsActivationInput = { domain: Pick<DnsDomain, 'id' | 'name' | 'nameservers'> };

export type DnsActivationContext = DnsActivationInput & {
  /** The nameservers at the last check; null before it, or if the provider does not send them. */
  observed: readonly string[] | null;
  /** The number of checks in which the domain did not point to the provider. */
  refusals: number;
  /** Seconds until the next check. */
  secondsLeft: number;
  /** The number of readings of the domain since its nameservers were right. */
  readings: number;
  error: { serverMessage: string | null; isWait: boolean } | null;
};

/** `proceed` opens the records of a domain that the list still calls inactive. */
export type DnsActivationEvent = { type: 'open' } | { type: 'close' } | { type: 'check' } | { type: 'proceed' };
