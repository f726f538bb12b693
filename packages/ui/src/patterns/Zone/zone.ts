import type { DnsDomain } from '@may/domain';

/** The domain a page is about, in both its forms. */
export type ZoneDomain = Pick<DnsDomain, 'id' | 'name' | 'active'> & {
  shown: string;
};

/** Where the pages of a domain lead. */
export type ZoneHrefs = {
  home: string;
  domains: string;
  records: string;
  changes: string;
};
