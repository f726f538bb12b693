import type { ZoneDomain, ZoneHrefs } from '@may/ui';
import { href } from '../router/href.ts';
import type { Zone } from './useZone.ts';

/** The domain as the screens show it. */
export const shownOf = ({ domain: { id, name, active }, shown }: Zone): ZoneDomain => ({ id, name, active, shown });

/** Where the pages of a domain lead. */
export const zoneHrefs = (id: string): ZoneHrefs => ({
  home: href('dashboard'),
  domains: href('domains'),
  records: href('records', { id }),
  changes: href('zoneChanges', { id }),
});
