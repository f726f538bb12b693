import { type StepProgress, sizeOfChanges } from '@may/domain';
import { ZoneChangesScreen, type ZoneChangesScreenProps } from '@may/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notices } from '../../notices/notices.ts';
import { useMissingCalls } from '../../zones/offeredCalls.ts';
import { StagedGuard } from '../../zones/StagedGuard.tsx';
import { useChangeSet, useZoneOwner } from '../../zones/useChangeSet.ts';
import type { Zone } from '../../zones/useZone.ts';
import { zoneStore } from '../../zones/zoneStore.ts';
import { connectZoneChanges } from './connectZoneChanges.ts';

/** An addition the provider refused (spec §8); an ended session is told by the page. */
const isRefusedAddition = ({ step, status, error }: StepProgress): boolean =>
  step.kind === 'add' && status === 'refused' && error?.kind !== 'signedOut';

/** What the address asks to take back, unless a run is to be gone on with. */
const undoOf = (owner: ReturnType<typeof useZoneOwner>, key: string | null) =>
  key !== null && zoneStore.readRun(owner) === null
    ? (zoneStore.listUndos(owner).find((entry) => entry.key === key) ?? null)
    : null;

type AppliedChangesProps = Pick<ZoneChangesScreenProps, 'domain' | 'hrefs'> & {
  zone: Zone;
  /** Takes this back, where the address asks for it. */
  undoKey: string | null;
};

/** The changes of a zone that this tab alone may apply now. */
export const AppliedChanges = ({ zone, undoKey, domain, hrefs }: AppliedChangesProps) => {
  const { id } = zone.domain;
  const owner = useZoneOwner(id);
  const navigate = useNavigate();
  const { t } = useTranslation('zoneChanges');
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
  const refused = snapshot.matches('halted') ? snapshot.context.run?.progress.find(isRefusedAddition) : undefined;
  useEffect(() => {
    if (!refused) return;
    notices.notify({
      title: t('error.addFailed'),
      text: refused.error?.serverMessage ?? t('error.refused'),
      tone: 'critical',
    });
  }, [refused, t]);
  return (
    <>
      <ZoneChangesScreen
        domain={domain}
        hrefs={hrefs}
        view={connectZoneChanges(snapshot, send, {
          missing,
          createKey: () => crypto.randomUUID(),
          onDone: () => void navigate(hrefs.records),
        })}
      />
      <StagedGuard domainId={id} count={Math.max(unfinished, sizeOfChanges(changes))} />
    </>
  );
};
