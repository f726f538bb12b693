import { sizeOfChanges } from '@may/domain';
import { ZoneChangesScreen, type ZoneChangesScreenProps } from '@may/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMissingCalls } from '../../zones/offeredCalls.ts';
import { StagedGuard } from '../../zones/StagedGuard.tsx';
import { useChangeSet, useZoneOwner } from '../../zones/useChangeSet.ts';
import type { Zone } from '../../zones/useZone.ts';
import { zoneStore } from '../../zones/zoneStore.ts';
import { connectZoneChanges } from './connectZoneChanges.ts';

/** The undo in the address; null while an unfinished run is stored. */
const undoOf = (owner: ReturnType<typeof useZoneOwner>, key: string | null) =>
  key !== null && zoneStore.readRun(owner) === null
    ? (zoneStore.listUndos(owner).find((entry) => entry.key === key) ?? null)
    : null;

type AppliedChangesProps = Pick<ZoneChangesScreenProps, 'domain' | 'hrefs' | 'returnHref'> & {
  zone: Zone;
  /** The key of the undo to apply; null without one in the address. */
  undoKey: string | null;
};

/** The changes of a zone while this tab holds its lock. */
export const AppliedChanges = ({ zone, undoKey, domain, hrefs, returnHref }: AppliedChangesProps) => {
  const { id } = zone.domain;
  const owner = useZoneOwner(id);
  const navigate = useNavigate();
  const missing = useMissingCalls();
  const [run] = useState(() => zoneStore.readRun(owner));
  const [undo] = useState(() => undoOf(owner, undoKey));
  const { snapshot, send, changes } = useChangeSet(zone, run);
  const isUndone = snapshot.matches('undone');
  const isOver = isUndone || snapshot.matches('applied');
  const unfinished = isOver ? 0 : (snapshot.context.run?.progress.length ?? 0);
  useEffect(() => {
    send(undo ? { type: 'restage', changes: undo.changes } : { type: 'review' });
  }, [send, undo]);
  useEffect(() => {
    if (isUndone && undo) zoneStore.forgetUndo(owner, undo.key);
  }, [isUndone, undo, owner]);
  return (
    <>
      <ZoneChangesScreen
        domain={domain}
        hrefs={hrefs}
        returnHref={returnHref}
        view={connectZoneChanges(snapshot, send, {
          missing,
          createKey: () => crypto.randomUUID(),
          onDone: () => void navigate(hrefs.records),
        })}
      />
      <StagedGuard domainId={id} count={Math.max(unfinished, sizeOfChanges(changes))} isInRun={unfinished > 0} />
    </>
  );
};
