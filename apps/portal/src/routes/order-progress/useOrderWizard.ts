import { currencyOfRegion, isOfKind, type Money, type ServerKind, shortfallOf, topUpFor } from '@may/domain';
import type { OrderProgressScreenProps } from '@may/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../data/DataProvider.tsx';
import { invoiceQueries } from '../../data/invoices.queries.ts';
import { useSignedInMe } from '../../data/me.ts';
import { readNow } from '../../data/readNow.ts';
import { serverQueries } from '../../data/servers.queries.ts';
import { useBalance } from '../../data/walletReads.ts';
import { orderStore } from '../../money/orders/orderStore.ts';
import { reconcileOrder } from '../../money/orders/reconcileOrder.ts';
import { topUpHrefOf } from '../../money/top-ups/topUpHrefOf.ts';
import { useArrival } from '../../money/top-ups/useArrival.ts';
import { notices } from '../../notices/notices.ts';
import { listenToEvents } from '../../realtime/listeners.ts';
import { href } from '../../router/href.ts';
import { connectOrderWizard } from './connectOrderWizard.ts';
import { orderFactOf } from './orderFactOf.ts';
import { provideOrderWizard } from './provideOrderWizard.ts';

/** Whether this browser ordered it within the last ten minutes. */
const isFresh = (serverId: string): boolean => {
  const order = orderStore.findByServer(serverId);
  return order !== undefined && Date.now() - order.createdAt < 600_000;
};

/** Runs the three steps after an order: the machine, the events it hears, and the screen's props. */
export const useOrderWizard = (serverId: string): OrderProgressScreenProps => {
  const api = useApi();
  const { region } = useSignedInMe();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const balance = useBalance();
  const { data: server } = useQuery({ ...serverQueries.detail(api, serverId), retry: false });
  const { data: hosting } = useQuery(serverQueries.hostingRegions(api));
  const isHosting = server?.regionName != null && isOfKind('hosting', server, hosting?.items ?? []);
  const kind = isHosting ? 'hosting' : 'wordpress';
  const serverHref = href(`${kind}Detail`, { id: serverId });
  // The machine is provided once, and the kind is known later.
  const known = useRef<ServerKind>(kind);
  useEffect(() => {
    known.current = kind;
  }, [kind]);
  const machine = provideOrderWizard({
    reconcile: reconcileOrder({
      store: orderStore,
      servers: {
        getServer: (id) => readNow(queryClient, serverQueries.detail(api, id)),
      },
      listInvoices: async () => (await readNow(queryClient, invoiceQueries.list(api, region))).items,
    }),
    announcePaid: () => notices.announce({ kind: 'serverPaid', subject: { serverKind: known.current }, remedy: null }),
    goToServer: () => undefined,
  });
  const actor = useActorRef(machine, { input: { serverId, isFresh: isFresh(serverId) } });
  const snapshot = useSelector(actor, (current) => current);
  const isFinished = snapshot.matches('finished');
  useEffect(() => {
    if (!isFinished) return;
    void queryClient.invalidateQueries({ queryKey: serverQueries.all });
    // Which list it belongs to may be known by now and was not when the flow began.
    void navigate(serverHref, { replace: true });
  }, [isFinished, navigate, queryClient, serverHref]);
  useEffect(
    () =>
      listenToEvents(
        (event) => {
          const fact = orderFactOf(event, currencyOfRegion(region));
          const before = actor.getSnapshot().value;
          if (fact) actor.send(fact);
          // What moved these steps is told by them.
          return event.name === 'invoice.paid' && before !== actor.getSnapshot().value;
        },
        () => actor.send({ type: 'connection.restored' }),
      ),
    [actor, region],
  );
  const self = href('orderProgress', { id: serverId });
  useArrival(self);
  const wallet = balance.status === 'ready' ? balance.value : null;
  const topUpOf = (due: Money) => {
    const shortfall = shortfallOf(due, wallet);
    return shortfall && topUpFor(shortfall);
  };
  const shown = connectOrderWizard(snapshot, actor.send, { topUpOf });
  const order = orderStore.findByServer(serverId);
  return {
    ...shown,
    kind,
    startedAt: order ? new Date(order.createdAt).toISOString() : (server?.createdAt ?? null),
    hrefs: {
      list: href(kind),
      server: isFinished ? serverHref : null,
      topUp: topUpHrefOf(shown.failure?.topUp ?? null, self),
      cards: href('linkCard'),
      invoices: href('invoices'),
    },
  };
};
