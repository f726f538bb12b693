import { type ChangeSet, sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import type { ChangeRun } from '@may/machines/dns/changeSet.types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { config } from '../../browser/config.ts';
import { useUnderWay } from '../../browser/underWay.ts';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { domainQueries } from '../../data/domains.queries.ts';
import { makeStale, readNow } from '../../data/queryClient.ts';
import { stagedChanges } from './changeSetSchema.ts';
import { provideChangeSet } from './provideChangeSet.ts';
import type { Zone } from './useZone.ts';
import { type ZoneOwner, zoneStore } from './zoneStore.ts';

/** The id of a staged record until the provider gives it one. */
export const newKey = (): string => `new ${crypto.randomUUID()}`;

export const useZoneOwner = (domainId: string): ZoneOwner => {
  const { id } = useSignedInMe();
  return useMemo(() => ({ userId: id, domainId }), [id, domainId]);
};

/** The changes of a zone on one of its pages, which share the staged ones. Only the page that applies them passes `run`. */
export const useChangeSet = ({ domain, records }: Pick<Zone, 'domain' | 'records'>, run: ChangeRun | null = null) => {
  const api = useApi();
  const owner = useZoneOwner(domain.id);
  const queryClient = useQueryClient();
  const staged = stagedChanges(domain.id);
  // Read once, because thousands of changes take long to parse.
  const [stagedBefore] = useState(() => staged.read());
  const machine = provideChangeSet({
    domains: api.domains,
    owner,
    staged,
    store: zoneStore,
    sendsKeys: config.provider.idempotencyKey,
    readZone: async () => (await readNow(queryClient, domainQueries.records(api, domain))).items,
    announceChanged: () => void makeStale(queryClient, [domainQueries.all]),
  });
  const actor = useActorRef(machine, {
    input: { domain: { id: domain.id, name: domain.name }, zone: records, staged: stagedBefore, run },
  });
  const snapshot = useSelector(actor, (state) => state);
  const isApplying = snapshot.matches('applying');
  useUnderWay(isApplying);
  const isStaged = sizeOfChanges(snapshot.context.changes) > 0;
  // The staged changes end with the tab.
  useEffect(() => {
    if (!isStaged && !isApplying) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isStaged, isApplying]);
  useEffect(() => actor.send({ type: 'zone.changed', zone: records }), [actor, records]);
  return {
    snapshot,
    send: actor.send,
    changes: snapshot.context.changes,
    /** Adds changes of the zone to the staged ones. */
    stage: useCallback((changes: ChangeSet) => actor.send({ type: 'stage', changes }), [actor]),
    /** Reads the staged changes of this moment, which the page may not have drawn yet. */
    readChanges: useCallback(() => actor.getSnapshot().context.changes, [actor]),
  };
};
