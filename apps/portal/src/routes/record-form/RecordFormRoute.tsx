import { RecordFormScreen } from '@may/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { useUnknownDomain } from '../../zones/useUnknownDomain.ts';
import { useZone } from '../../zones/useZone.ts';
import { StagedRecordForm } from './StagedRecordForm.tsx';

/** /dns/domain/{id}/add-record and /dns/domain/{id}/record/{recordId}: one form. */
const RecordFormRoute = () => {
  const { id = '', recordId } = useParams();
  const [search] = useSearchParams();
  const copyOf = search.get('copy');
  const zone = useZone(id);
  const isUnknown = useUnknownDomain(id);
  const screen = {
    mode: recordId === undefined ? 'add' : 'edit',
    hrefs: {
      home: href('dashboard'),
      domains: href('domains'),
      records: href('records', { id }),
      changes: href('zoneChanges', { id }),
    },
  } as const;
  if (isUnknown) return <RecordFormScreen {...screen} content={{ status: 'ready', value: { gap: 'unknownDomain' } }} />;
  if (zone.status !== 'ready') return <RecordFormScreen {...screen} content={zone} />;
  return (
    <StagedRecordForm
      key={`${id} ${recordId ?? copyOf ?? ''}`}
      zone={zone.value}
      recordId={recordId}
      copyOf={copyOf}
      {...screen}
    />
  );
};

export default RecordFormRoute;
