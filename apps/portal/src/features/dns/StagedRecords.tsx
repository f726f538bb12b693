import type { ChangeSet } from '@may/domain/dns/changeSet.ts';
import { zoneFindings } from '@may/domain/dns/findings.ts';
import { type Staging, stageDelete, takeBack } from '@may/domain/dns/stageRecords.ts';
import { isFinished } from '@may/machines/dns/progress.ts';
import { RecordsScreen } from '@may/screens/dns/Records/RecordsScreen.tsx';
import type { RecordsHrefs } from '@may/screens/dns/Records/records.ts';
import type { TableMemory } from '@may/ui';
import { useMemo } from 'react';
import { useChangeSet, useZoneOwner } from './useChangeSet.ts';
import type { Zone } from './useZone.ts';
import { zoneStore } from './zoneStore.ts';

type StagedRecordsProps = { zone: Zone; stale?: boolean; hrefs: RecordsHrefs; remembered: TableMemory };

/** The records of a domain with its staged changes. */
export const StagedRecords = ({ zone, stale, hrefs, remembered }: StagedRecordsProps) => {
  const { domain, records, shown, unreadable } = zone;
  const { snapshot, changes, stage, readChanges } = useChangeSet(zone);
  const owner = useZoneOwner(domain.id);
  const findings = useMemo(() => zoneFindings(records, domain.name), [records, domain.name]);
  // One visit reads the stored run once, because this page does not write it.
  const lastRun = useMemo((): 'open' | 'finished' | null => {
    const run = zoneStore.readRun(owner);
    return run && (isFinished(run) ? 'finished' : 'open');
  }, [owner]);
  // The same functions while the records stay, so that a staged change draws its own row alone. They read the changes when they are called.
  const actions = useMemo(() => {
    const stageFrom = (stageIn: (staging: Staging) => ChangeSet) => stage(stageIn({ records, changes: readChanges() }));
    type Ids = readonly string[];
    return {
      onDelete: (ids: Ids) => stageFrom((staging) => stageDelete(staging, ids)),
      onTakeBack: (ids: Ids) => stageFrom((staging) => takeBack(staging, ids)),
    };
  }, [records, readChanges, stage]);
  const content = {
    domain: { ...domain, shown },
    records,
    unreadable,
    changes,
    conflicts: snapshot.context.conflicts.length,
    findings,
    lastRun,
    ...actions,
  };
  return <RecordsScreen content={{ status: 'ready', value: content, stale }} hrefs={hrefs} {...remembered} />;
};
