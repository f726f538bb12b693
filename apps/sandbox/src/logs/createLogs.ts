import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOriginAllowed, refuseUpgrade } from '../http/guards.ts';
import { createLogTickets, type LogTickets, type TicketHolder } from './createLogTickets.ts';
import { createServerLog, type LogSettings, type ServerLog, usualLogSettings } from './createServerLog.ts';

/** The logs of all servers, each on the websocket `/logs/{id}?ticket=…`. */
export type Logs = {
  settings: LogSettings;
  tickets: LogTickets;
  /** The open sockets, oldest first. */
  sockets: () => TicketHolder[];
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends every connection without a goodbye. */
  cut: () => void;
  /** Closes every socket because the session behind it ended. */
  endSessions: () => void;
  /** Restores the start: usual settings, no lines, no tickets, no sockets. */
  forget: () => void;
  close: () => void;
};

/** Milliseconds between two messages. At the highest rate a message has 1,250 lines, which take a few milliseconds to write. */
const pause = 25;

/** Bytes that wait for a slow reader; with more, new lines are left out. */
const longestQueue = 8 * 1024 * 1024;

/** One line is a message without a line break; in a message of several, each ends with one. */
const send = (webSocket: WebSocket, lines: readonly string[]): void => {
  if (lines.length === 0 || webSocket.readyState !== webSocket.OPEN || webSocket.bufferedAmount > longestQueue) return;
  webSocket.send(lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `${line}\n`).join(''));
};

/** True for the address of a log's socket. */
export const isLogAddress = (address = ''): boolean => address.startsWith('/logs/');

/** Creates the logs. Its one timer runs while a socket is open. */
export const createLogs = ({ clock, portalOrigin }: { clock: () => Date; portalOrigin?: string | undefined }): Logs => {
  const settings = { ...usualLogSettings };
  const tickets = createLogTickets(clock);
  const server = new WebSocketServer({ noServer: true, maxPayload: 1_024 });
  const logs = new Map<string, ServerLog>();
  const listeners = new Map<WebSocket, TicketHolder>();
  let timer: NodeJS.Timeout | undefined;

  const logOf = (serverId: string): ServerLog => {
    const log = logs.get(serverId) ?? createServerLog(serverId, { settings, clock });
    logs.set(serverId, log);
    return log;
  };

  const sendNew = (elapsed: number): void => {
    for (const serverId of new Set([...listeners.values()].map((holder) => holder.serverId))) {
      const lines = logOf(serverId).advance(elapsed);
      for (const [webSocket, holder] of listeners) if (holder.serverId === serverId) send(webSocket, lines);
    }
  };
  const start = (): void => {
    let last = performance.now();
    timer ??= setInterval(() => {
      const now = performance.now();
      // Lines of a longer wait would hold up the process, which made it wait.
      sendNew(Math.min(now - last, 2 * pause));
      last = now;
    }, pause).unref();
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };

  const cut = (): void => {
    for (const webSocket of listeners.keys()) webSocket.terminate();
  };

  return {
    settings,
    tickets,
    sockets: () => [...listeners.values()],
    upgrade: (request, socket, head) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const serverId = /^\/logs\/([^/]+)$/.exec(url.pathname)?.[1];
      if (serverId === undefined) return refuseUpgrade(socket, '404 Not Found');
      if (!isOriginAllowed(request, portalOrigin)) return refuseUpgrade(socket, '403 Forbidden');
      server.handleUpgrade(request, socket, head, (webSocket) => {
        webSocket.on('error', () => webSocket.terminate());
        const holder = tickets.take(url.searchParams.get('ticket'), serverId);
        if (!holder) return webSocket.close(4401, 'The ticket is unknown, used or too old');
        webSocket.on('close', () => {
          listeners.delete(webSocket);
          if (listeners.size === 0) stop();
        });
        send(webSocket, logOf(serverId).tail());
        listeners.set(webSocket, holder);
        start();
      });
    },
    cut,
    endSessions: () => {
      for (const webSocket of listeners.keys()) webSocket.close(4401, 'The session has ended');
    },
    forget: () => {
      Object.assign(settings, usualLogSettings);
      tickets.clear();
      logs.clear();
      cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
};
