import type { ServerKind } from '@may/domain/servers/server.ts';
import type { OrderServerEvent } from '@may/machines/order/orderServer.types.ts';
import type { OrderServerScreenProps } from '@may/screens/order/OrderServer/orderServer.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../browser/config.ts';
import { useUnderWay } from '../../browser/underWay.ts';
import { useReadBalance } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { notices } from '../../data/notices/notices.ts';
import { makeStale, readNow } from '../../data/queryClient.ts';
import { listenToEvents } from '../../data/realtime/listeners.ts';
import { serverQueries } from '../../data/servers.queries.ts';
import { mapLoadable, toLoadable } from '../../data/toLoadable.ts';
import { useRoom } from '../../money/attempts/useRoom.ts';
import { href } from '../../router/href.ts';
import { topUpHrefOf } from '../../router/topUpHrefOf.ts';
import { useArrival } from '../../router/wayBack.ts';
import { connectOrderServer } from './connectOrderServer.ts';
import { mayPayOrder } from './mayPayOrder.ts';
import { emptyChoices, orderDraft, startOrder } from './orderDraft.ts';
import { orderStore } from './orderStore.ts';
import { provideOrderServer } from './provideOrderServer.ts';
import { useOrderAttempts } from './useOrderAttempts.ts';

export const useOrderServer = (kind: ServerKind): OrderServerScreenProps => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const attempts = useOrderAttempts();
  const stopWaiting = useRef<(() => void) | null>(null);
  useEffect(() => () => stopWaiting.current?.(), []);
  const draft = orderDraft[kind];
  const list = href(kind);
  // Made once: a machine builds all of its states again for each set of effects.
  const machine = useMemo(
    () =>
      provideOrderServer({
        attempts,
        draft,
        listPlans: async () => (await readNow(queryClient, serverQueries.plans(api))).items,
        // The three steps show this payment, so it raises no notice; one for a server that was there before does.
        awaitEvents: () => {
          const before = queryClient.getQueryData(serverQueries.list(api).queryKey)?.items ?? [];
          stopWaiting.current = listenToEvents((event) => mayPayOrder(event, before));
        },
        announceRefusal: ({ serverMessage }) =>
          notices.announce({ kind: 'orderRefused', subject: { serverKind: kind, serverMessage }, remedy: null }),
        goToProgress: (id) => {
          void makeStale(queryClient, [serverQueries.all]);
          void navigate(id === null ? list : href('orderProgress', { id }));
        },
      }),
    [attempts, draft, queryClient, api, kind, list, navigate],
  );
  const [input] = useState(() => {
    const { choices, attemptKey } = draft.read() ?? { choices: emptyChoices, attemptKey: null };
    const known = attemptKey === null ? undefined : orderStore.find(attemptKey);
    return startOrder(choices, known, config.provider.idempotencyKey);
  });
  const [snapshot, send] = useMachine(machine, { input });
  useUnderWay(snapshot.matches('ordering'));
  const attempt = useSelector(snapshot.children.attempt, (current) => current);
  const regions = useQuery(kind === 'hosting' ? serverQueries.hostingRegions(api) : serverQueries.regions(api));
  const plans = useQuery(serverQueries.plans(api));
  const balance = useReadBalance();
  const { canKeep, isWarned } = useRoom(orderStore);
  const press = (event: OrderServerEvent) => {
    if (event.type !== 'confirm' || isWarned()) send(event);
  };
  const self = href(`${kind}Create`);
  useArrival(self);
  const screen = connectOrderServer(snapshot, attempt, press, {
    kind,
    regions: mapLoadable(toLoadable(regions), ({ items }) => items),
    plans: mapLoadable(toLoadable(plans), ({ items }) => items),
    onRetryRegions: () => void regions.refetch(),
    onRetryPlans: () => void plans.refetch(),
    wallet: balance.status === 'ready' ? balance.value : null,
    canKeep,
    serverHref: (id) => href('orderProgress', { id }),
  });
  const topUp = ('preflight' in screen.content && screen.content.preflight?.topUp) || null;
  return {
    ...screen,
    hrefs: {
      home: href('dashboard'),
      list,
      topUp: topUpHrefOf(topUp, self),
    },
  };
};
