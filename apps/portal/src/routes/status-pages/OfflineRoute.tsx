import { OfflineScreen } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { wantedAt } from '../../router/offlineAddress.ts';
import { safeReturnTo } from '../../router/returnTo.ts';

const shortestPause = 3_000;
const longestPause = 60_000;

/** True if the portal's own server answers. The browser's word is not enough: it also calls a network without a way out online. */
const isReachable = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', redirect: 'error' });
    return answer.ok && (await answer.text()) === 'ok';
  } catch {
    return false;
  }
};

/** /pages/offline: the service worker leads here. Once the server answers, the page opens the address that the customer asked for. */
const OfflineRoute = () => {
  const { hash } = useLocation();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['reachable'],
    queryFn: isReachable,
    // Without a session too.
    enabled: true,
    gcTime: 0,
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => Math.min(shortestPause * 2 ** state.dataUpdateCount, longestPause),
  });
  useEffect(() => {
    // A load, not a step of the router: the page itself may be of an older version.
    if (data) window.location.replace(safeReturnTo(wantedAt(hash)));
  }, [data, hash]);
  return <OfflineScreen checking={isFetching} onCheck={() => void refetch()} />;
};

export default OfflineRoute;
