import { nextRenewal, type UpgradePart } from '@may/domain';
import type { UpgradeHrefs } from '@may/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useUnderWay } from '../../../browser/useUnderWay.ts';
import { config } from '../../../config.ts';
import { useApi } from '../../../data/DataProvider.tsx';
import { makeStale } from '../../../data/makeStale.ts';
import { useSignedInMe } from '../../../data/me.ts';
import { readNow } from '../../../data/readNow.ts';
import { serverQueries } from '../../../data/servers.queries.ts';
import { toLoadable } from '../../../data/toLoadable.ts';
import { refreshWallet, useBalance } from '../../../data/walletReads.ts';
import { topUpHrefOf } from '../../../money/top-ups/topUpHrefOf.ts';
import { provideServerUpgrade } from '../../../money/upgrades/provideServerUpgrade.ts';
import { startUpgrade } from '../../../money/upgrades/startUpgrade.ts';
import { upgradeStore } from '../../../money/upgrades/upgradeStore.ts';
import { useUpgradeAttempts } from '../../../money/upgrades/useUpgradeAttempts.ts';
import { notices } from '../../../notices/notices.ts';
import { href } from '../../../router/href.ts';
import type { TabProps } from '../tabs.ts';
import { failureOf, reviewOf } from './upgradeChoice.ts';
import type { UpgradeCircumstances } from './upgradeFacts.ts';
import { awaitedIn, useUpgradeNews } from './upgradeNews.ts';

/** The flow of an upgrade of one part of a server, with the facts that its tab shows beside it. */
export const useServerUpgrade = (part: UpgradePart, { server, kind }: TabProps) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const me = useSignedInMe();
  const attempts = useUpgradeAttempts(server.id);
  const machine = provideServerUpgrade({
    attempts,
    part,
    listPlans: async () => (await readNow(queryClient, serverQueries.plans(api))).items,
    announce: notices.announce,
    refreshServer: () => {
      void makeStale(queryClient, [serverQueries.all]);
      void refreshWallet(queryClient);
    },
  });
  const [input] = useState(() =>
    startUpgrade({
      store: upgradeStore,
      userId: me.id,
      serverId: server.id,
      part,
      sendsKeys: config.provider.idempotencyKey,
      now: Date.now(),
    }),
  );
  const [snapshot, send] = useMachine(machine, { input });
  useUnderWay(snapshot.matches('saving') || snapshot.matches('confirming'));
  const attempt = useSelector(snapshot.children.attempt, (current) => current);
  useUpgradeNews(awaitedIn(snapshot, attempt), server, send);
  const plans = useQuery(serverQueries.plans(api));
  const balance = useBalance();
  const [canKeep] = useState(upgradeStore.canKeep);
  const circumstances: UpgradeCircumstances = {
    server,
    plans: toLoadable(plans),
    onRetryPlans: () => void plans.refetch(),
    wallet: balance.status === 'ready' ? balance.value : null,
    nextCharge: server.createdAt === null ? null : nextRenewal(server.createdAt, Date.now()),
    canKeep,
  };
  const hrefs: UpgradeHrefs = {
    topUp: topUpHrefOf(
      (reviewOf(snapshot, send, circumstances) ?? failureOf(snapshot, circumstances))?.topUp ?? null,
      href(`${kind}Detail`, { id: server.id }, { tab: part }),
    ),
    invoices: href('invoices'),
    order: href('orderProgress', { id: server.id }),
  };
  return { snapshot, attempt, send, circumstances, hrefs };
};
