import type { DnsDomain } from '@may/domain';

/** The domain a page is about, in both its forms. */
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
