import {
  type ChangeSet,
  combineChanges,
  isOfKind,
  noChanges,
  type Server,
  type ServerKind,
  zoneHolding,
} from '@may/domain';
import type { CustomDomainsScreenProps } from '@may/ui';
import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../../config.ts';
import { useApi } from '../../../data/DataProvider.tsx';
import { domainQueries } from '../../../data/domains.queries.ts';
import { makeStale } from '../../../data/makeStale.ts';
import { readNow } from '../../../data/readNow.ts';
import { serverQueries } from '../../../data/servers.queries.ts';
import { toLoadable } from '../../../data/toLoadable.ts';
import { href } from '../../../router/href.ts';
import { useMissingCalls } from '../../../zones/offeredCalls.ts';
import { stagedChanges } from '../../../zones/stagedChanges.ts';
import { useRegistrables } from '../../../zones/useRegistrables.ts';
import { connectCustomDomain, readTyped, rereadInterval } from './connectCustomDomain.ts';
import type { AccountZone, CustomDomainCircumstances, OtherServer } from './domainRecords.ts';
import { createOpenUpdates } from './openUpdates.ts';
import { provideCustomDomain } from './provideCustomDomain.ts';
import { unverifiedStore } from './unverifiedStore.ts';

const openUpdates = createOpenUpdates();

/** The zones of the account that hold one of these names, with their records; none while DNS is switched off, null until they are read. */
const useZonesOf = (
  names: readonly string[],
  returnTo: string,
): Pick<CustomDomainCircumstances, 'onRetryZones'> & { zones: readonly AccountZone[] | null } => {
  const api = useApi();
  const isAsked = config.flags.dns && names.length > 0;
  const list = useQuery(isAsked ? domainQueries.list(api) : { ...domainQueries.list(api), queryFn: skipToken });
  const all = list.data?.items ?? [];
  const held = all.filter((zone) => names.some((name) => zoneHolding(name, all)?.id === zone.id));
  const records = useQueries({ queries: held.map((zone) => domainQueries.records(api, zone)) });
  if (isAsked && list.isPending) return { zones: null, onRetryZones: null };
  const zones = held.flatMap((zone, index) => {
    const read = records[index];
    if (!read) return [];
    return {
      id: zone.id,
      name: zone.name,
      active: zone.active,
      activateHref: href('domains', { activate: zone.id }),
      changesHref: href('zoneChanges', { id: zone.id }, { returnTo }),
      records: toLoadable(read),
      staged: stagedChanges(zone.id).read() ?? noChanges,
    };
  });
  const isFailed = isAsked && list.isError && list.data === undefined;
  return { zones, onRetryZones: isFailed ? () => void list.refetch() : null };
};

/** The other servers of the account, which may have a name that is refused here; null until they are read. */
const useOthers = (server: Server, kind: ServerKind, isAsked: boolean): readonly OtherServer[] | null => {
  const api = useApi();
  const list = useQuery({ ...serverQueries.list(api), enabled: isAsked });
  const hosting = useQuery({ ...serverQueries.hostingRegions(api), enabled: isAsked });
  const regions = hosting.data?.items ?? null;
  if (list.isPending || hosting.isPending) return null;
  const otherKind = kind === 'hosting' ? 'wordpress' : 'hosting';
  return (list.data?.items ?? [])
    .filter(({ id }) => id !== server.id)
    .map((other) => ({
      ...other,
      domainsHref: href(
        `${isOfKind(kind, other, regions) ? kind : otherKind}Detail`,
        { id: other.id },
        { tab: 'domains' },
      ),
    }));
};

/** The domains of a server, and the flow that adds, verifies and removes them. */
export const useCustomDomain = (server: Server, kind: ServerKind): CustomDomainsScreenProps => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
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
  const waiting = snapshot.context.unverified.flatMap(({ names }) => names);
  const isWaiting = waiting.length > 0;
  const registrables = useRegistrables([
    ...waiting,
    ...(isWaiting && server.domain !== null ? [server.domain] : []),
    ...(read.ok ? [read.name] : []),
  ]);
  const others = useOthers(server, kind, isWaiting);
  const missing = useMissingCalls();
  useQuery({ ...serverQueries.detail(api, server.id), refetchInterval: rereadInterval(snapshot) });
  const { zones, onRetryZones } = useZonesOf(waiting, href(`${kind}Detail`, { id: server.id }, { tab: 'domains' }));
  const stage = (zoneId: string, changes: ChangeSet) => {
    const zone = zones?.find(({ id }) => id === zoneId);
    if (zone?.records.status !== 'ready') return;
    stagedChanges(zoneId).write(combineChanges(zone.records.value.items, zone.staged, changes));
    void navigate(zone.changesHref);
  };
  return connectCustomDomain(snapshot, send, {
    server,
    registrables,
    zones,
    onRetryZones,
    others,
    missing,
    createKey: () => crypto.randomUUID(),
    stage,
  });
};
