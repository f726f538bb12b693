import { ServerLogNotReady } from '@may/screens/servers/ServerLog/ServerLogNotReady.tsx';
import { ServerLogScreen } from '@may/screens/servers/ServerLog/ServerLogScreen.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { makeStale } from '../../../data/queryClient.ts';
import { serverQueries } from '../../../data/servers.queries.ts';
import type { TabProps } from '../tabProps.ts';
import { useServerLog } from './useServerLog.ts';

const RunningLog = ({ server }: Pick<TabProps, 'server'>) => <ServerLogScreen {...useServerLog(server)} />;

/** The running log of a server; one that is being set up has none yet. */
const LogsTab = ({ server }: TabProps) => {
  const queryClient = useQueryClient();
  if (server.status !== 'provisioning') return <RunningLog server={server} />;
  return <ServerLogNotReady onCheck={() => void makeStale(queryClient, [serverQueries.all])} />;
};

export default LogsTab;
