import type { DnsDomain } from '@may/domain/dns/records.ts';

/** The domain of a page: `name` as the provider gets it, `shown` as the customer reads it. */
export type ZoneDomain = Pick<DnsDomain, 'id' | 'name' | 'active'> & {
  shown: string;
};

/** The links of a domain's pages. */
export type ZoneHrefs = {
  home: string;
  domains: string;
  records: string;
  changes: string;
};
