import { ZoneChangesScreen } from '@may/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { shownOf, zoneHrefs } from '../../zones/pageOf.ts';
import { useZone } from '../../zones/useZone.ts';
import { useZoneLock } from '../../zones/useZoneLock.ts';
import { AppliedChanges } from './AppliedChanges.tsx';

const ZoneChanges = ({ id }: { id: string }) => {
  const [address] = useSearchParams();
  const zone = useZone(id);
  const lock = useZoneLock(id);
  if (zone.status === 'ready' && lock === 'held')
    return <AppliedChanges zone={zone.value} undoKey={address.get('undo')} />;
  const domain = zone.status === 'ready' ? shownOf(zone.value) : null;
  const view =
    zone.status === 'failed'
      ? ({ state: 'failed', onRetry: zone.onRetry } as const)
      : ({ state: lock === 'elsewhere' ? 'elsewhere' : 'loading' } as const);
  return <ZoneChangesScreen domain={domain} hrefs={zoneHrefs(id)} view={view} />;
};

/** /dns/domain/{id}/changes: what is staged, read before, applied one by one, and taken back. */
const ZoneChangesRoute = () => {
  const { id = '' } = useParams();
  return <ZoneChanges key={id} id={id} />;
};

export default ZoneChangesRoute;
