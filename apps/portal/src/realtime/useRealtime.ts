import type { Realtime, RealtimeStatus } from '@may/api/realtime';
import type { ToastStore } from '@may/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../config.ts';
import { useApi } from '../data/DataProvider.tsx';
import { useSignedInMe } from '../data/me.ts';
import { refreshWallet } from '../data/walletReads.ts';
import { eventToast } from './eventToast.ts';
import { whenIdle } from './whenIdle.ts';

/** Follows the customer's channel once the page is idle: events are hints, so each one, and each new subscription, reads the wallet again. */
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
    let connection: Realtime | undefined;
    const cancel = whenIdle(async (signal) => {
      const { createRealtime } = await import('@may/api/realtime');
      if (signal.aborted) return;
      const { hostname, port, protocol } = window.location;
      const secure = protocol === 'https:';
      connection = createRealtime({
        key: config.realtime.key,
        wsHost: config.realtime.host || hostname,
        wsPort: Number(port) || (secure ? 443 : 80),
        forceTLS: secure,
        userId: id,
        authorize: api.auth.authorizeChannel,
        onEvent: ({ name }) => {
          tell(name);
          void refreshWallet(queryClient);
        },
        onSubscribed: () => void refreshWallet(queryClient),
        onStatus: setStatus,
      });
    });
    return () => {
      cancel();
      connection?.close();
    };
  }, [api, id, queryClient]);

  return status;
};
