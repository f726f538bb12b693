import { isApiError } from '@may/api';
import type { Loadable, ZoneDomain, ZoneHrefs } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../data/DataProvider.tsx';
import { domainQueries } from '../../data/domains.queries.ts';
import { href } from '../../router/href.ts';
import { useZone, type Zone } from '../../zones/useZone.ts';

/** What a page below the records of a domain begins with; a zone that is null is one nobody has. */
export const useZonePage = (): {
  id: string;
  zone: Loadable<Zone | null>;
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs;
} => {
  const { id = '' } = useParams();
  const read = useZone(id);
  const { error, data } = useQuery(domainQueries.detail(useApi(), id));
  // That there is none is an answer too.
  const isNone = data === undefined && isApiError(error) && error.status === 404;
  return {
    id,
    zone: isNone ? { status: 'ready', value: null } : read,
    domain: read.status === 'ready' ? { ...read.value.domain, shown: read.value.shown } : null,
    hrefs: {
      home: href('dashboard'),
      domains: href('domains'),
      records: href('records', { id }),
      changes: href('zoneChanges', { id }),
    },
  };
};
