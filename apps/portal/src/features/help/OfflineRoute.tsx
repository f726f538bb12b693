import { OfflineScreen } from '@may/screens/status/Offline/OfflineScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { wantedAt } from '../../router/offlineAddress.ts';
import { safeReturnTo } from '../../router/returnTo.ts';
import { isReachable } from './isReachable.ts';

const shortestPause = 3_000;
const longestPause = 60_000;

/** /pages/offline: the service worker leads here. Once the server and the wanted page answer, it opens that page. */
const OfflineRoute = () => {
  const wanted = safeReturnTo(wantedAt(useLocation().hash));
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['reachable', wanted],
    queryFn: () => isReachable(wanted),
    // Without a session too.
    enabled: true,
    gcTime: 0,
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => Math.min(shortestPause * 2 ** state.dataUpdateCount, longestPause),
  });
  useEffect(() => {
    // A load, not a step of the router: the page itself may be of an older version.
    if (data) window.location.replace(wanted);
  }, [data, wanted]);
  return <OfflineScreen checking={isFetching} onCheck={() => void refetch()} />;
};

export default OfflineRoute;
