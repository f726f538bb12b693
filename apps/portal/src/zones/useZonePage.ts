import { isApiError } from '@may/api';
import type { Loadable, ZoneDomain, ZoneHrefs } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../data/DataProvider.tsx';
import { domainQueries } from '../data/domains.queries.ts';
import { href } from '../router/href.ts';
import { useZone, type Zone } from './useZone.ts';

/** The addresses of a domain's pages. */
export const zoneHrefs = (id: string): ZoneHrefs => ({
  home: href('dashboard'),
  domains: href('domains'),
  records: href('records', { id }),
  changes: href('zoneChanges', { id }),
});

/** The data of every page of a domain; the zone is null if the provider does not know the domain. */
export const useZonePage = (): {
  id: string;
  zone: Loadable<Zone | null>;
  /** The domain for the screens; null until it is read. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
} => {
  const { id = '' } = useParams();
  const zone = useZone(id);
  const { error, data } = useQuery(domainQueries.detail(useApi(), id));
  // 404 is an answer: this domain does not exist.
  const isNone = data === undefined && isApiError(error) && error.status === 404;
  const hrefs = useMemo(() => zoneHrefs(id), [id]);
  return {
    id,
    hrefs,
    zone: isNone ? { status: 'ready', value: null } : zone,
    domain: zone.status === 'ready' ? { ...zone.value.domain, shown: zone.value.shown } : null,
  };
};
