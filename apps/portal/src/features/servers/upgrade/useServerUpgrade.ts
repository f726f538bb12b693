import { nextRenewal } from '@may/domain/servers/renewal.ts';
import type { UpgradePart } from '@may/domain/servers/upgradePart.ts';
import type { UpgradeHrefs } from '@may/screens/servers/ServerUpgrade/serverUpgrade.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useUnderWay } from '../../../browser/underWay.ts';
import { refreshWallet, useBalance, useSignedInMe } from '../../../data/customer.queries.ts';
import { useApi } from '../../../data/DataProvider.tsx';
import { makeStale, readNow } from '../../../data/queryClient.ts';
import { serverQueries } from '../../../data/servers.queries.ts';
import { toLoadable } from '../../../data/toLoadable.ts';
import { sentUpdates } from '../../../money/updates/sentUpdates.ts';
import { useServerUpdater } from '../../../money/updates/useServerUpdater.ts';
import { href } from '../../../router/href.ts';
import { topUpHrefOf } from '../../../router/topUpHrefOf.ts';
import type { TabProps } from '../tabProps.ts';
import { provideServerUpgrade } from './provideServerUpgrade.ts';
import { startUpgrade } from './startUpgrade.ts';
import { connectReview, failureOf, type UpgradeCircumstances } from './upgradeReview.ts';

/** The flow of an upgrade of one part of a server, with the facts that its tab shows beside it. */
export const useServerUpgrade = (part: UpgradePart, { server, kind }: Omit<TabProps, 'tab'>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const me = useSignedInMe();
  const machine = provideServerUpgrade({
    updater: useServerUpdater(server.id),
    listPlans: async () => (await readNow(queryClient, serverQueries.plans(api))).items,
    refreshServer: () => {
      void makeStale(queryClient, [serverQueries.all]);
      void refreshWallet(queryClient);
    },
  });
  const [input] = useState(() => startUpgrade(sentUpdates.list(me.id, server.id), server, part));
  const [snapshot, send] = useMachine(machine, { input });
  useEffect(() => send({ type: 'server.read', server }), [server, send]);
  useUnderWay(snapshot.matches('saving') || snapshot.matches('unclear'));
  const plans = useQuery(serverQueries.plans(api));
  const balance = useBalance();
  const circumstances: UpgradeCircumstances = {
    server,
    plans: toLoadable(plans),
    onRetryPlans: () => void plans.refetch(),
    wallet: balance.status === 'ready' ? balance.value : null,
    nextCharge: server.createdAt === null ? null : nextRenewal(server.createdAt, Date.now()),
  };
  const hrefs: UpgradeHrefs = {
    topUp: topUpHrefOf(
      (connectReview(snapshot, send, circumstances) ?? failureOf(snapshot, circumstances))?.topUp ?? null,
      href(`${kind}Detail`, { id: server.id }, { tab: part }),
    ),
    invoices: href('invoices'),
    order: href('orderProgress', { id: server.id }),
  };
  return { snapshot, send, circumstances, hrefs };
};
