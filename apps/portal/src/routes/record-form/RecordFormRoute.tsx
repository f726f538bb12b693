import { RecordFormScreen } from '@may/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useZonePage } from '../../zones/useZonePage.ts';
import { StagedRecordForm } from './StagedRecordForm.tsx';

/** /dns/domain/{id}/add-record and /dns/domain/{id}/record/{recordId}: one form. */
const RecordFormRoute = () => {
  const { recordId } = useParams();
  const [search] = useSearchParams();
  const copyOf = search.get('copy');
  const { id, zone, hrefs } = useZonePage();
  const screen = { mode: recordId === undefined ? 'add' : 'edit', hrefs } as const;
  if (zone.status !== 'ready') return <RecordFormScreen {...screen} content={zone} />;
  if (zone.value === null)
    return <RecordFormScreen {...screen} content={{ status: 'ready', value: { gap: 'unknownDomain' } }} />;
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
