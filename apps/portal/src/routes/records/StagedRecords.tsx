import { type ChangeSet, findingsOf, noChanges, sizeOfChanges } from '@may/domain';
import { type RecordsHrefs, RecordsScreen, type TableMemory } from '@may/ui';
import { useMemo } from 'react';
import { href } from '../../router/href.ts';
import { useMissingCalls } from '../../zones/offeredCalls.ts';
import { StagedGuard } from '../../zones/StagedGuard.tsx';
import { type Staging, stageDelete, stageProxy, stageTtl, takeBack } from '../../zones/stageRecords.ts';
import { useChangeSet, useZoneOwner } from '../../zones/useChangeSet.ts';
import type { Zone } from '../../zones/useZone.ts';
import { zoneStore } from '../../zones/zoneStore.ts';

type StagedRecordsProps = {
  zone: Zone;
  stale?: boolean;
  hrefs: RecordsHrefs;
  remembered: TableMemory;
};

/** The records of a domain with its staged changes. */
export const StagedRecords = ({ zone, stale, hrefs, remembered }: StagedRecordsProps) => {
  const { domain, records, shown, unreadable } = zone;
  const { changes, stage, readChanges } = useChangeSet(zone);
  const owner = useZoneOwner(domain.id);
  const missing = useMissingCalls();
  const findings = useMemo(() => findingsOf(records, noChanges, domain.name), [records, domain.name]);
  // One visit reads the stored undos and the stored run once, because this page does not write them.
  const applied = useMemo(
    () =>
      zoneStore.listUndos(owner).map((undo) => ({
        key: undo.key,
        at: undo.at,
        ...countsFromUndo(undo.changes),
        href: href('zoneChanges', { id: owner.domainId }, { undo: undo.key }),
      })),
    [owner],
  );
  const hasOpenRun = useMemo(() => zoneStore.readRun(owner) !== null, [owner]);
  // The same functions while the records stay, so that a staged change draws its own row alone. They read the changes when they are called.
  const actions = useMemo(() => {
    const stageFrom = (stageIn: (staging: Staging) => ChangeSet) => stage(stageIn({ records, changes: readChanges() }));
    return {
      onDelete: (ids: readonly string[]) => stageFrom((staging) => stageDelete(staging, ids)),
      onTakeBack: (ids: readonly string[]) => stageFrom((staging) => takeBack(staging, ids)),
      onProxy: (ids: readonly string[], on: boolean) => stageFrom((staging) => stageProxy(staging, ids, on)),
      onTtl: (ids: readonly string[], seconds: number) => stageFrom((staging) => stageTtl(staging, ids, seconds)),
      onDropAll: () => stageFrom((staging) => takeBack(staging, idsOf(staging.changes))),
    };
  }, [records, readChanges, stage]);
  const content = {
    domain: { ...domain, shown },
    records,
    unreadable,
    changes,
    findings,
    applied,
    hasOpenRun,
    missing,
    ...actions,
  };
  return (
    <>
      <StagedGuard domainId={domain.id} count={sizeOfChanges(changes)} />
      <RecordsScreen content={{ status: 'ready', value: content, stale }} hrefs={hrefs} {...remembered} />
    </>
  );
};

const idsOf = ({ added, edited, deleted }: ChangeSet): string[] =>
  [...added, ...edited.map(({ after }) => after), ...deleted].map(({ id }) => id);

/** The counts of an applied change set, from its undo: the undo adds back each deleted record, and deletes each added one. */
const countsFromUndo = ({ added, edited, deleted }: ChangeSet) => ({
  added: deleted.length,
  edited: edited.length,
  deleted: added.length,
});
