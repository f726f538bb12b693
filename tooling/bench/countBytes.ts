import type { Browser, CDPSession } from 'playwright-core';
import { slow4G } from './slowPhone.ts';

/** Bytes transferred: answers of the API, and all others. */
export type Transferred = {
  api: number;
  rest: number;
};

const counterInto = (transferred: Transferred) => {
  const paths = new Map<string, string>();
  return {
    begun: ({ requestId, request }: { requestId: string; request: { url: string } }) => {
      const { protocol, pathname } = new URL(request.url);
      if (protocol.startsWith('http')) paths.set(requestId, pathname);
    },
    finished: ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
      const path = paths.get(requestId);
      if (path) transferred[path.startsWith('/api/') ? 'api' : 'rest'] += encodedDataLength;
    },
  };
};

/** Slows down the running service workers and counts their bytes; the page's own DevTools session does not see their requests. */
const slowAndCountWorkers = async (browser: Browser, transferred: Transferred): Promise<void> => {
  const devtools = await browser.newBrowserCDPSession();
  const counters = new Map<string, ReturnType<typeof counterInto>>();
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { method, params } = JSON.parse(message);
    if (method === 'Network.requestWillBeSent') counters.get(sessionId)?.begun(params);
    if (method === 'Network.loadingFinished') counters.get(sessionId)?.finished(params);
  });
  const { targetInfos } = await devtools.send('Target.getTargets');
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
    counters.set(sessionId, counterInto(transferred));
    const calls = [{ method: 'Network.enable' }, { method: 'Network.emulateNetworkConditions', params: slow4G }];
    for (const [id, call] of calls.entries()) {
      await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...call }) });
    }
  }
};

/** Counts from now on the bytes of a page and of the service workers that already run. */
export const countBytes = async (browser: Browser, devtools: CDPSession): Promise<Transferred> => {
  const transferred = { api: 0, rest: 0 };
  const { begun, finished } = counterInto(transferred);
  devtools.on('Network.requestWillBeSent', begun);
  devtools.on('Network.loadingFinished', finished);
  await slowAndCountWorkers(browser, transferred);
  return transferred;
};
