import { isApiError, isInvalidResponseError, isUnreachableError, type openLogSocket } from '@may/api';
import type { LogAddress } from '@may/machines/servers/serverLog.types.ts';
import { serverLogMachine } from '@may/machines/servers/serverLogMachine.ts';
import { fromCallback, fromPromise } from 'xstate';
import { toRejection } from '../../../data/toRejection.ts';
import type { RunningLog } from './createRunningLog.ts';

export type ServerLogEffects = {
  getLogAddress: (serverId: string) => Promise<string>;
  /** Vets an address before anything is opened. */
  vet: (address: string) => LogAddress;
  openSocket: typeof openLogSocket;
  isOnline: () => boolean;
  log: Pick<RunningLog, 'receive' | 'noteOpened' | 'noteEnded'>;
};

/** The failure of a call for the address. An answer without an address gives none, however often it is asked for. */
const rejectionOf = (error: unknown, isOnline: boolean) => {
  const { kind, serverMessage } = toRejection(error);
  if (isUnreachableError(error) && !isOnline) return { kind: 'offline', serverMessage };
  return {
    kind: isInvalidResponseError(error) ? 'refused' : kind,
    serverMessage,
    retryAfterMs: isApiError(error) ? error.retryAfterMs : null,
  };
};

/** The machine of a server's log, connected to the provider and the lines. */
export const provideServerLog = ({ getLogAddress, vet, openSocket, isOnline, log }: ServerLogEffects) =>
  serverLogMachine.provide({
    actors: {
      requestUrl: fromPromise(({ input }) =>
        getLogAddress(input.serverId).then(vet, (error) => Promise.reject(rejectionOf(error, isOnline()))),
      ),
      streamLog: fromCallback(({ input, sendBack }) => {
        const socket = openSocket({
          url: input.url,
          onOpened: () => sendBack({ type: 'socket.opened', at: Date.now() }),
          onText: log.receive,
          onClosed: () => sendBack({ type: 'socket.closed' }),
        });
        return socket.close;
      }),
    },
    actions: { markOpened: log.noteOpened, markGap: log.noteEnded },
  });
