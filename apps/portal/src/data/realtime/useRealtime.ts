import { createRealtime, type RealtimeStatus } from '@may/api/realtime';
import { currencyOfRegion } from '@may/domain/region.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { config } from '../../browser/config.ts';
import { useSignedInMe } from '../customer.queries.ts';
import { useApi } from '../DataProvider.tsx';
import { makeStale } from '../queryClient.ts';
import { anyEvent, hearEvent } from './eventNotice.ts';
import { notifyListening } from './listeners.ts';
import { realtimeAddress } from './realtimeAddress.ts';

/** Milliseconds between two readings while the connection is lost. */
const readEvery = 60_000;

/** Listens to the customer's channel. Each event, and each new subscription, makes queries stale; a lost connection does so once a minute. */
export const useRealtime = (): RealtimeStatus => {
  const api = useApi();
  const { id, region } = useSignedInMe();
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<RealtimeStatus>('connecting');

  useEffect(() => {
    const listen = () =>
      createRealtime({
        key: config.pusherKey,
        ...realtimeAddress({ host: config.pusherHost, cluster: config.pusherCluster }, window.location),
        userId: id,
        currency: currencyOfRegion(region),
        authorize: api.auth.authorizeChannel,
        onEvent: (event) => hearEvent(event, id, queryClient),
        onSubscribed: () => {
          notifyListening();
          void makeStale(queryClient, anyEvent);
        },
        onStatus: setStatus,
      });
    let connection = listen();
    // The back-forward cache does not keep a page with an open connection.
    const leave = () => connection.close();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) connection = listen();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      connection.close();
    };
  }, [api, id, region, queryClient]);

  // Without events only the reads tell what has changed.
  useEffect(() => {
    if (status !== 'offline') return;
    const timer = setInterval(() => document.hidden || void makeStale(queryClient, anyEvent), readEvery);
    return () => clearInterval(timer);
  }, [status, queryClient]);

  return status;
};
