import type { ServerKind } from '@may/domain';
import { ServersScreen } from '@may/ui';
import { rowsOfServers, serversOfKind, totalOf } from '../data/serverRows.ts';
import { mapLoadable } from '../data/toLoadable.ts';
import { href } from '../router/href.ts';
import { hostingRegions, plans as readPlans, servers } from './answers.ts';
import { startFigures } from './startFigures.ts';

const kind: ServerKind = window.location.pathname.startsWith(href('hosting')) ? 'hosting' : 'wordpress';

startFigures({ servers, hostingRegions, plans: readPlans }, (_, read) => {
  const regions = read.hostingRegions.status === 'ready' ? read.hostingRegions.value.items : null;
  const servers = mapLoadable(read.servers, (all) => serversOfKind(kind, all, regions));
  const isKnown = regions !== null && read.plans.status === 'ready';
  return (
    <ServersScreen
      kind={kind}
      servers={isKnown ? mapLoadable(servers, (all) => rowsOfServers(kind, all, read.plans)) : { status: 'loading' }}
      total={isKnown ? totalOf(servers, read.plans) : { status: 'loading' }}
      hrefs={{ home: href('dashboard'), order: href(`${kind}Create`) }}
    />
  );
});
