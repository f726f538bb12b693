import { isApiError } from '@may/api';
import { ServerDetailScreen } from '@may/screens/servers/ServerDetail/ServerDetailScreen.tsx';
import { ServerTabSkeleton } from '@may/screens/servers/ServerDetail/ServerTabSkeleton.tsx';
import { type ServerTab, serverTabs } from '@may/screens/servers/ServerDetail/serverTabs.ts';
import { fetchWords } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useApi } from '../../data/DataProvider.tsx';
import { serverQueries } from '../../data/servers.queries.ts';
import { toLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import { usePageKind } from '../../router/matchPage.ts';
import { LogKeeper } from './log/KeptLog.tsx';
import { tabParts, tabWords } from './tabParts.ts';

/** /wordpress/{id} and /hosting/{id}: a server, with a tab for each of its parts (`?tab=`). */
const ServerDetailRoute = () => {
  const { id = '' } = useParams();
  const kind = usePageKind();
  const [search] = useSearchParams();
  const tab: ServerTab = serverTabs.find((name) => name === search.get('tab')) ?? 'general';
  const asked = useQuery(serverQueries.detail(useApi(), id));
  // 404 is an answer: this server does not exist.
  const isNone = isApiError(asked.error) && asked.error.status === 404;
  const Tab = tabParts[tab];
  const { i18n } = useTranslation();
  // Beside the tab's code, which does not ask for its words before it has arrived.
  useEffect(() => fetchWords(i18n.language, tabWords[tab]), [i18n.language, tab]);
  const address = (name: ServerTab) => href(`${kind}Detail`, { id }, name === 'general' ? undefined : { tab: name });
  return (
    <ServerDetailScreen
      kind={kind}
      server={isNone ? { status: 'ready', value: null } : toLoadable(asked)}
      tab={tab}
      onRetry={() => void asked.refetch()}
      hrefs={{
        home: href('dashboard'),
        list: href(kind),
        tabs: Object.fromEntries(serverTabs.map((name) => [name, address(name)])) as Record<ServerTab, string>,
      }}
    >
      {(server) => (
        <LogKeeper key={server.id}>
          <Suspense fallback={<ServerTabSkeleton tab={tab} />}>
            <Tab key={tab} server={server} kind={kind} tab={tab} />
          </Suspense>
        </LogKeeper>
      )}
    </ServerDetailScreen>
  );
};

export default ServerDetailRoute;
