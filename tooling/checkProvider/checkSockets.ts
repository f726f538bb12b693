import { logHostsOf } from '../../apps/portal/src/realtime/logHostsOf.ts';
import { realtimeAddress } from '../../apps/portal/src/realtime/realtimeAddress.ts';
import type { Settings } from '../../apps/portal/src/settings/settings.ts';
import { openLogSocket, vetLogAddress } from '../../packages/api/src/index.ts';
import { callOf } from './checkRead.ts';
import { describeHost } from './describeHost.ts';
import { type Line, lineOf } from './report.ts';

export type OpenSocket = (url: string) => WebSocket;

/** Milliseconds of a wait for a socket and for its first message. */
const patience = 5_000;

/** Opens a socket and resolves with its first text, null if it stays quiet, undefined if it could not be opened. */
const firstText = (url: string, open: OpenSocket, quietMs: number): Promise<string | null | undefined> =>
  new Promise((resolve) => {
    let timer = setTimeout(() => finish(undefined), patience);
    const socket = openLogSocket(
      {
        url,
        onOpened: () => {
          clearTimeout(timer);
          timer = setTimeout(() => finish(null), quietMs);
        },
        onText: (text) => finish(text),
        onClosed: () => finish(undefined),
      },
      open,
    );
    const finish = (text: string | null | undefined) => {
      clearTimeout(timer);
      socket.close();
      resolve(text);
    };
  });

type CheckLog = { address: string; portalOrigin: string | null; settings: Settings; open: OpenSocket };

/** Judges the address of a log as the portal does, and opens it. Its lines are not shown. */
export const checkLog = async ({ address, portalOrigin, settings, open }: CheckLog): Promise<Line> => {
  const call = 'websocket of a server’s log';
  const page = new URL(portalOrigin ?? settings.apiOrigin);
  const vetted = vetLogAddress(address, { page, allowedHosts: logHostsOf(settings, page) });
  if (!vetted.ok) {
    const host = URL.canParse(address) ? new URL(address).host : '';
    const isNameable = vetted.reason === 'host' && /^[a-z0-9.-]+(?::\d+)?$/.test(host);
    if (!isNameable) {
      return lineOf(call, 'differs', {
        weight: 'gap',
        details: [`the portal refuses the address (${vetted.reason})`],
      });
    }
    const { shown, isWhole } = await describeHost(host);
    const given = isWhole ? `=${host}` : ` to the host in the answer to ${callOf('servers.getLogAddress')},`;
    return lineOf(call, 'differs', {
      weight: 'gap',
      details: [`the log comes from another host, ${shown}: the portal connects to no other host`],
      settings: [`set LOG_HOSTS${given} if the provider’s documentation names this host`],
    });
  }
  const text = await firstText(vetted.url, open, 2_000);
  if (text === undefined) {
    return lineOf(call, 'not reached', {
      weight: 'gap',
      details: ['it could not be opened: the portal shows Fail ! Can not connect'],
    });
  }
  const isWhole = text !== null && !text.includes(settings.logSeparator);
  return lineOf(call, 'as specified', {
    details: text === null ? ['it opened and was quiet for 2 s'] : [],
    settings: isWhole
      ? ['set LOG_SEPARATOR if the lines have parts: the first ones have none of the present separator']
      : [],
  });
};

/** Opens the push service as pusher-js does; the channel of the customer is not joined. */
export const checkPush = async (settings: Settings, portalOrigin: string | null, open: OpenSocket): Promise<Line> => {
  const call = 'websocket of the push service';
  const { pusherHost: host, pusherCluster: cluster, pusherKey: key } = settings;
  if (!host && !cluster) {
    return lineOf(call, 'not judged', { details: ['PUSHER_HOST or PUSHER_CLUSTER, and PUSHER_KEY, say where it is'] });
  }
  const { wsHost, wsPort, forceTLS } = realtimeAddress({ host, cluster }, new URL(portalOrigin ?? settings.apiOrigin));
  const url = `${forceTLS ? 'wss' : 'ws'}://${wsHost}:${wsPort}/app/${key}?protocol=7&client=js&version=8.6.0&flash=false`;
  const text = await firstText(url, open, patience);
  if (text?.includes('pusher:connection_established')) return lineOf(call, 'as specified');
  const details =
    text === undefined ? 'it could not be opened' : text === null ? 'it says nothing' : 'it refuses the key';
  return lineOf(call, text === undefined ? 'not reached' : 'differs', {
    weight: 'gap',
    details: [`${details}: the portal asks again and again instead of receiving events`],
  });
};
