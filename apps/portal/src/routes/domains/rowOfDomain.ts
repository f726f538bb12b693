import type { DnsDomain } from '@may/domain';
import { href } from '../../router/href.ts';
import { shownDomain } from '../../zones/domainName.ts';

/** A domain as a row of the list, with its Unicode name and its addresses. */
export const rowOfDomain = (domain: DnsDomain) => ({
  ...domain,
  shown: shownDomain(domain.name),
  recordsHref: href('records', { id: domain.id }),
  activateHref: href('domains', { activate: domain.id }),
});
