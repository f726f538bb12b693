import type { DnsDomain } from '@may/domain';

export type DnsActivationInput = { domain: Pick<DnsDomain, 'id' | 'name' | 'nameservers'> };

/** Data only. */
export type DnsActivationContext = DnsActivationInput & {
  /** The nameservers at the last check; null before it, or where the provider does not say. */
  observed: readonly string[] | null;
  /** How often it said that the domain does not point to it. */
  refusals: number;
  /** Seconds until it is asked again. */
  secondsLeft: number;
  /** How often the list was read since the nameservers were right. */
  readings: number;
  error: { serverMessage: string | null; isWait: boolean } | null;
};

/** `proceed` goes to the records although the list still calls the domain inactive. */
export type DnsActivationEvent = { type: 'open' } | { type: 'close' } | { type: 'check' } | { type: 'proceed' };
