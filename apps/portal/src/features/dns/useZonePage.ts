import type { ZoneDomain, ZoneHrefs } from '@may/screens/dns/Zone/zone.ts';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { useZone } from './useZone.ts';

/** The addresses of a domain's pages. */
export const zoneHrefs = (id: string): ZoneHrefs => ({
  home: href('dashboard'),
  domains: href('domains'),
  records: href('records', { id }),
  changes: href('zoneChanges', { id }),
});

/** The data of every page of a domain; the zone is null if the provider does not know the domain. */
export const useZonePage = () => {
  const { id = '' } = useParams();
  const zone = useZone(id);
  const hrefs = useMemo(() => zoneHrefs(id), [id]);
  const known = zone.status === 'ready' ? zone.value : null;
  // For the screens; null until it is read.
  const domain: ZoneDomain | null = known && { ...known.domain, shown: known.shown };
  return { id, hrefs, zone, domain };
};
