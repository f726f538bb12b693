import { ZoneChangesScreen } from '@may/screens/dns/ZoneChanges/ZoneChangesScreen.tsx';
import type { ZoneChangesScreenProps } from '@may/screens/dns/ZoneChanges/zoneChanges.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { confirmedRecord } from './confirmedRecord.ts';
import { connectZoneChanges } from './connectZoneChanges.ts';
import { useChangeSet, useZoneOwner } from './useChangeSet.ts';
import type { Zone } from './useZone.ts';
import { zoneStore } from './zoneStore.ts';

type AppliedChangesProps = Pick<ZoneChangesScreenProps, 'domain' | 'hrefs'> & {
  zone: Zone;
  /** True if the address asks for the undo of the last run. */
  isUndo: boolean;
};

/** The changes of a zone while this tab holds its lock. */
export const AppliedChanges = ({ zone, isUndo, domain, hrefs }: AppliedChangesProps) => {
  const { id } = zone.domain;
  const owner = useZoneOwner(id);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [last] = useState(() => zoneStore.readRun(owner));
  const { snapshot, send } = useChangeSet(zone, last);
  useEffect(() => {
    const press = confirmedRecord.take(state);
    send(press ? { type: 'apply', ...press } : { type: isUndo ? 'undo' : 'review' });
  }, [send, isUndo, state]);
  return (
    <ZoneChangesScreen
      domain={domain}
      hrefs={hrefs}
      view={connectZoneChanges(snapshot, send, {
        createKey: () => crypto.randomUUID(),
        isKept: () => zoneStore.isRunKept(owner),
        onDone: () => void navigate(hrefs.records),
        onReview: () => void navigate(hrefs.changes, { replace: true }),
        onUndo: () => void navigate(href('zoneChanges', { id }, { undo: 'last' }), { replace: true }),
      })}
    />
  );
};
