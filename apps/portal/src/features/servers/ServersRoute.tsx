import { ServersScreen } from '@may/screens/servers/Servers/ServersScreen.tsx';
import { monthlyTotal, rowsOfServers, usePlans, useServers } from '../../data/serverReads.ts';
import { mapLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import { usePageKind } from '../../router/matchPage.ts';
import { useTable } from '../../router/useTable.ts';

/** /wordpress and /hosting: the servers of a kind, with each one's monthly cost. */
const ServersRoute = () => {
  const kind = usePageKind();
  const servers = useServers(kind);
  const plans = usePlans();
  return (
    <ServersScreen
      kind={kind}
      servers={mapLoadable(servers, (read) => rowsOfServers(() => kind, read, plans))}
      total={monthlyTotal(servers, plans)}
      hrefs={{ home: href('dashboard'), order: href(`${kind}Create`) }}
      {...useTable()}
    />
  );
};

export default ServersRoute;
