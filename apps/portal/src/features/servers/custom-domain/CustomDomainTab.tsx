import { readDomainName } from '@may/domain/dns/readDomainName.ts';
import { CustomDomainsScreen } from '@may/screens/servers/CustomDomains/CustomDomainsScreen.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../data/DataProvider.tsx';
import { makeStale } from '../../../data/queryClient.ts';
import { serverQueries } from '../../../data/servers.queries.ts';
import { useRegistrables } from '../../../data/useRegistrables.ts';
import { useServerUpdater } from '../../../money/updates/useServerUpdater.ts';
import type { TabProps } from '../tabProps.ts';
import { connectCustomDomain, rereadInterval } from './connectCustomDomain.ts';
import { provideCustomDomain } from './provideCustomDomain.ts';
import { unverifiedStore } from './unverifiedStore.ts';

/** The domains of a server, and the flow that adds, verifies and removes them. */
const CustomDomainTab = ({ server }: TabProps) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const stored = unverifiedStore(server.id);
  const [unverified] = useState(() => stored.read() ?? []);
  const machine = provideCustomDomain({
    updater: useServerUpdater(server.id),
    stored,
    announceChanged: () => void makeStale(queryClient, [serverQueries.all]),
  });
  const [snapshot, send] = useMachine(machine, { input: { serverId: server.id, unverified } });
  useEffect(() => send({ type: 'list.changed', server }), [server, send]);
  const read = readDomainName(snapshot.context.typed);
  const waiting = snapshot.context.unverified.map(({ name }) => name);
  const registrables = useRegistrables([...waiting, ...(read.ok ? [read.name] : [])]);
  useQuery({ ...serverQueries.detail(api, server.id), refetchInterval: rereadInterval(snapshot) });
  return <CustomDomainsScreen {...connectCustomDomain(snapshot, send, { server, registrables })} />;
};

export default CustomDomainTab;
