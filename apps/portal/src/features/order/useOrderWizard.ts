import type { Money } from '@may/domain/money.ts';
import { shortfallOf, topUpFor } from '@may/domain/order/orderPayment.ts';
import type { Rows } from '@may/domain/rows.ts';
import { isOfKind, type Region, type Server, type ServerKind } from '@may/domain/servers/server.ts';
import { orderWizardMachine } from '@may/machines/order/orderWizardMachine.ts';
import type { OrderProgressScreenProps } from '@may/screens/order/OrderProgress/orderProgress.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useUnderWay } from '../../browser/underWay.ts';
import { invoiceQueries, useBalance, useSignedInMe } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { notices } from '../../data/notices/notices.ts';
import { makeStale, readNow } from '../../data/queryClient.ts';
import { earlierFailures, listenToEvents } from '../../data/realtime/listeners.ts';
import { serverQueries } from '../../data/servers.queries.ts';
import { href } from '../../router/href.ts';
import { topUpHrefOf } from '../../router/topUpHrefOf.ts';
import { useArrival } from '../../router/wayBack.ts';
import { connectOrderWizard } from './connectOrderWizard.ts';
import { orderFactOf } from './orderFactOf.ts';
import { orderStore } from './orderStore.ts';
import { reconcileOrder } from './reconcileOrder.ts';

/** True if this browser ordered the server within the last ten minutes. */
const isFresh = (serverId: string): boolean => {
  const order = orderStore.findByServer(serverId);
  return order !== undefined && Date.now() - order.createdAt < 600_000;
};

/** The kind of the server; WordPress until its region and the hosting regions are known. */
const kindOf = (server: Server | undefined, hosting: Rows<Region> | undefined): ServerKind =>
  server?.regionName != null && isOfKind('hosting', server, hosting?.items ?? []) ? 'hosting' : 'wordpress';

/** The three steps after an order: the machine, its events and the screen's props. */
export const useOrderWizard = (serverId: string): OrderProgressScreenProps => {
  const api = useApi();
  const { region } = useSignedInMe();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const balance = useBalance();
  const detail = serverQueries.detail(api, serverId);
  const regions = serverQueries.hostingRegions(api);
  const { data: server } = useQuery({ ...detail, retry: false });
  const { data: hosting } = useQuery(regions);
  const kind = kindOf(server, hosting);
  const reconcile = reconcileOrder({
    store: orderStore,
    servers: { getServer: (id) => readNow(queryClient, serverQueries.detail(api, id)) },
    listServers: async () => (await readNow(queryClient, serverQueries.list(api))).items,
    listInvoices: async () => (await readNow(queryClient, invoiceQueries.list(api, region))).items,
  });
  const machine = orderWizardMachine.provide({
    actors: { reconcileOrder: fromPromise(({ input }) => reconcile(input)) },
    actions: {
      announcePaid: () => notices.announce({ kind: 'serverPaid', subject: { serverKind: kind }, remedy: null }),
      goToServer: () => {
        // The answer that ends the flow may be newer than the last render, so this reads the cache.
        const lastKind = kindOf(queryClient.getQueryData(detail.queryKey), queryClient.getQueryData(regions.queryKey));
        void makeStale(queryClient, [serverQueries.all]);
        void navigate(href(`${lastKind}Detail`, { id: serverId }), { replace: true });
      },
    },
  });
  const actor = useActorRef(machine, { input: { serverId, isFresh: isFresh(serverId) } });
  const snapshot = useSelector(actor, (current) => current);
  useUnderWay(snapshot.matches('subscribing') || snapshot.matches('paid') || snapshot.matches('provisioning'));
  useEffect(() => {
    // A payment may fail before this page opens: without the server it starts a reading, which judges it.
    for (const { serverId: of, subjectId } of earlierFailures()) {
      const untold = { serverId: null, amountPaid: null, amountLeft: null, hostedUrl: null };
      if (of === null || of === serverId)
        actor.send({ type: 'invoice.payment_failed', invoiceId: subjectId, ...untold });
    }
  }, [actor, serverId]);
  useEffect(
    () =>
      listenToEvents(
        (event) => {
          const fact = orderFactOf(event);
          if (fact) actor.send(fact);
          // The payment of this order raises no notice, because the page shows it.
          return event.name === 'invoice.paid' && actor.getSnapshot().matches('paid');
        },
        () => actor.send({ type: 'connection.restored' }),
      ),
    [actor],
  );
  const ownHref = href('orderProgress', { id: serverId });
  useArrival(ownHref);
  const wallet = balance.status === 'ready' ? balance.value : null;
  const topUpOf = (due: Money) => {
    const shortfall = shortfallOf(due, wallet);
    return shortfall && topUpFor(shortfall);
  };
  const shown = connectOrderWizard(snapshot, actor.send, { topUpOf });
  return {
    ...shown,
    kind,
    hrefs: {
      list: href(kind),
      server: shown.phase === 'finished' ? href(`${kind}Detail`, { id: serverId }) : null,
      topUp: topUpHrefOf(shown.failure?.topUp ?? null, ownHref),
      cards: href('linkCard'),
      invoices: href('invoices'),
    },
  };
};
