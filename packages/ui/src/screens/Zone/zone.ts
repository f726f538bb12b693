import type { DnsDomain } from '@may/domain';

/** The domain a page is about, in both its forms. */
export interface ZoneDomain extends Pick<DnsDomain, 'id' | 'name' | 'active'> {
  shown: string;
}

/** Where the pages of a domain lead. */
export interface ZoneHrefs {
  home: string;
  domains: string;
  records: string;
  changes: string;
}
