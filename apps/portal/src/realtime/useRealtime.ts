import { createRealtime, type RealtimeStatus } from '@may/api/realtime';
import type { ToastStore } from '@may/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../config.ts';
import { useApi } from '../data/DataProvider.tsx';
import { useSignedInMe } from '../data/me.ts';
import { readAgain } from '../data/readAgain.ts';
import { eventToast } from './eventToast.ts';
import { anyEvent, invalidations } from './invalidations.ts';
import { realtimeAddress } from './realtimeAddress.ts';

/** Follows the customer's channel: events are hints, so each one, and each new subscription, makes read again what it may be about. */
export const useRealtime = (toasts: ToastStore): RealtimeStatus => {
  const api = useApi();
  const { id } = useSignedInMe();
  const queryClient = useQueryClient();
  const { t } = useTranslation('notifications');
  const [status, setStatus] = useState<RealtimeStatus>('connecting');
  const tell = useEffectEvent((name: Parameters<typeof eventToast>[0]) => {
    const toast = eventToast(name);
    if (toast) toasts.notify({ title: t(toast.key), tone: toast.tone });
  });

  useEffect(() => {
    const listen = () =>
      createRealtime({
        key: config.pusherKey,
        ...realtimeAddress({ host: config.pusherHost, cluster: config.pusherCluster }, window.location),
        userId: id,
        authorize: api.auth.authorizeChannel,
        onEvent: ({ name }) => {
          tell(name);
          void readAgain(queryClient, invalidations[name]);
        },
        onSubscribed: () => void readAgain(queryClient, anyEvent),
        onStatus: setStatus,
      });
    let connection = listen();
    // A browser keeps no page for Back that holds a connection.
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
  }, [api, id, queryClient]);

  return status;
};
