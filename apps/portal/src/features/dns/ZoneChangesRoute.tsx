import { ZoneChangesScreen } from '@may/screens/dns/ZoneChanges/ZoneChangesScreen.tsx';
import type { ZoneChangesView } from '@may/screens/dns/ZoneChanges/zoneChanges.ts';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { AppliedChanges } from './AppliedChanges.tsx';
import { confirmedRecord } from './confirmedRecord.ts';
import { useZoneLock, type ZoneLock } from './useZoneLock.ts';
import { useZonePage } from './useZonePage.ts';

/** The view while this tab cannot apply changes. */
const viewBefore = (zone: ReturnType<typeof useZonePage>['zone'], lock: ZoneLock): ZoneChangesView => {
  if (zone.status === 'failed') return { shows: 'failure', onRetry: zone.onRetry };
  if (zone.status === 'ready' && zone.value === null) return { shows: 'unknownDomain' };
  return { shows: lock === 'elsewhere' ? 'otherTab' : 'loading' };
};

const ZoneChanges = () => {
  const [address] = useSearchParams();
  const { id, zone, domain, hrefs } = useZonePage();
  const lock = useZoneLock(id);
  const page = { domain, hrefs };
  const view = viewBefore(zone, lock);
  // A confirmed record is not applied after a wait for another tab, nor by a press on "try again".
  useEffect(() => {
    if (view.shows !== 'loading') confirmedRecord.take(null);
  }, [view.shows]);
  if (zone.status === 'ready' && zone.value !== null && lock === 'held')
    return <AppliedChanges {...page} zone={zone.value} isUndo={address.has('undo')} />;
  return <ZoneChangesScreen {...page} view={view} />;
};

/** /dns/domain/{id}/changes: staged changes are reviewed, applied one by one, and undone. `?undo` is the undo of the last run. */
const ZoneChangesRoute = () => {
  const { id = '' } = useParams();
  return <ZoneChanges key={id} />;
};

export default ZoneChangesRoute;
