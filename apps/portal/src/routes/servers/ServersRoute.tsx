import { costOfServer, isReady } from '@may/domain';
import { ServersScreen } from '@may/ui';
import { sumOf, usePlans, useServers } from '../../data/serverReads.ts';
import { mapLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import { usePageKind } from '../../router/usePageKind.ts';
import { useTableView } from '../../storage/tableView.ts';

/** /wordpress and /hosting: the servers of a kind, with each one's monthly cost. */
const ServersRoute = () => {
  const kind = usePageKind();
  const servers = useServers(kind);
  const plans = usePlans();
  const rows = mapLoadable(servers, ({ items, unreadable }) => ({
    unreadable,
    items: items.map((server) => ({
      ...server,
      href: href(`${kind}Detail`, { id: server.id }),
      orderHref: isReady(server) ? null : href('orderProgress', { id: server.id }),
      monthly: costOfServer(server, plans)?.total ?? null,
    })),
  }));
  return (
    <ServersScreen
      kind={kind}
      servers={rows}
      total={rows.status === 'ready' ? sumOf(rows.value.items.map(({ monthly }) => monthly)) : null}
      hrefs={{ home: href('dashboard'), order: href(`${kind}Create`) }}
      {...useTableView(kind)}
    />
  );
};

export default ServersRoute;
