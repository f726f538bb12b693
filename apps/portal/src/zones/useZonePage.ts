import type { Loadable, ZoneDomain, ZoneHrefs } from '@may/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
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
  const hrefs = useMemo(() => zoneHrefs(id), [id]);
  const known = zone.status === 'ready' ? zone.value : null;
  return { id, hrefs, zone, domain: known && { ...known.domain, shown: known.shown } };
};
