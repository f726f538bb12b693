import type { Server } from '@may/domain';
import type { CustomDomainsScreenProps } from '@may/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { config } from '../../../config.ts';
import { useApi } from '../../../data/DataProvider.tsx';
import { makeStale } from '../../../data/makeStale.ts';
import { readNow } from '../../../data/readNow.ts';
import { serverQueries } from '../../../data/servers.queries.ts';
import { useRegistrables } from '../../../zones/useRegistrables.ts';
import { connectCustomDomain, readTyped, rereadInterval } from './connectCustomDomain.ts';
import { createOpenUpdates } from './openUpdates.ts';
import { provideCustomDomain } from './provideCustomDomain.ts';
import { unverifiedStore } from './unverifiedStore.ts';

const openUpdates = createOpenUpdates();

/** The domains of a server, and the flow that adds, verifies and removes them. */
export const useCustomDomain = (server: Server): CustomDomainsScreenProps => {
  const api = useApi();
  const queryClient = useQueryClient();
  const stored = unverifiedStore(server.id);
  const [unverified] = useState(() => stored.read() ?? []);
  const machine = provideCustomDomain({
    servers: api.servers,
    sendsKeys: config.provider.idempotencyKey,
    readServer: async () => {
      const query = serverQueries.detail(api, server.id);
      // A read that began before the last answer may not contain it.
      await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
      return readNow(queryClient, query);
    },
    stored,
    openUpdates,
    announceChanged: () => void makeStale(queryClient, [serverQueries.all]),
  });
  const [snapshot, send] = useMachine(machine, { input: { serverId: server.id, unverified } });
  useEffect(() => send({ type: 'list.changed', server }), [server, send]);
  const read = readTyped(snapshot);
  const waiting = snapshot.context.unverified.map(({ name }) => name);
  const registrables = useRegistrables([...waiting, ...(read.ok ? [read.name] : [])]);
  useQuery({ ...serverQueries.detail(api, server.id), refetchInterval: rereadInterval(snapshot) });
  return connectCustomDomain(snapshot, send, { server, registrables, createKey: () => crypto.randomUUID() });
};
