import { isApiError } from '@may/api';
import { ServerDetailScreen } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../data/DataProvider.tsx';
import { costOfServer, usePlans } from '../../data/serverReads.ts';
import { serverQueries } from '../../data/servers.queries.ts';
import { toLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import { usePageKind } from '../../router/usePageKind.ts';

/** /wordpress/{id} and /hosting/{id}: a server. */
const ServerDetailRoute = () => {
  const { id = '' } = useParams();
  const kind = usePageKind();
  const plans = usePlans();
  const asked = useQuery(serverQueries.detail(useApi(), id));
  // 404 is an answer: this server does not exist.
  const isNone = isApiError(asked.error) && asked.error.status === 404;
  const server = isNone ? ({ status: 'ready', value: null } as const) : toLoadable(asked);
  return (
    <ServerDetailScreen
      kind={kind}
      server={server}
      monthly={server.status === 'ready' && server.value ? costOfServer(server.value, plans) : null}
      onRetry={() => void asked.refetch()}
      hrefs={{ home: href('dashboard'), list: href(kind) }}
    />
  );
};

export default ServerDetailRoute;
