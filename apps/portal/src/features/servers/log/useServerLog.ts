import { openLogSocket, vetLogAddress } from '@may/api';
import type { Server } from '@may/domain/servers/server.ts';
import type { ServerLogScreenProps } from '@may/screens/servers/ServerLog/serverLog.ts';
import { useOnline } from '@may/ui';
import { useMachine } from '@xstate/react';
import { useContext, useEffect, useState } from 'react';
import { config } from '../../../browser/config.ts';
import { useApi } from '../../../data/DataProvider.tsx';
import { logHostsOf } from '../../../data/realtime/logHostsOf.ts';
import { useSessionState } from '../../../session/SessionContext.tsx';
import { connectServerLog } from './connectServerLog.ts';
import { createRunningLog, type RunningLog } from './createRunningLog.ts';
import { followPage } from './followPage.ts';
import { KeptLog } from './KeptLog.tsx';
import { provideServerLog } from './provideServerLog.ts';

/** The lines that the page keeps of this server. */
const useRunningLog = (): RunningLog => {
  const kept = useContext(KeptLog);
  const [log] = useState(() => {
    kept.current ??= createRunningLog(config.logSeparator);
    return kept.current;
  });
  return log;
};

/** The running log of a server: the machine, the lines and the screen's props. The connection ends with the tab. */
export const useServerLog = ({ id, name }: Pick<Server, 'id' | 'name'>): ServerLogScreenProps => {
  const { servers } = useApi();
  const log = useRunningLog();
  const [spread] = useState(Math.random);
  const machine = provideServerLog({
    getLogAddress: servers.getLogAddress,
    vet: (address) =>
      vetLogAddress(address, { page: window.location, allowedHosts: logHostsOf(config, window.location) }),
    openSocket: openLogSocket,
    isOnline: () => navigator.onLine,
    log,
  });
  const [snapshot, send] = useMachine(machine, { input: { serverId: id, spread } });
  const isExpired = useSessionState() === 'expired';
  useEffect(() => {
    send({ type: isExpired ? 'page.left' : 'page.returned' });
    return isExpired ? undefined : followPage(window, send);
  }, [isExpired, send]);
  // A stopped machine takes no transition, so the end of its connection is marked here.
  useEffect(() => log.noteEnded, [log]);
  return {
    connection: connectServerLog(snapshot, send, { isOnline: useOnline() }),
    serverName: name,
    buffer: log.buffer,
  };
};
