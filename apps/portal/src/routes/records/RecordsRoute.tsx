import type { RecordsHrefs } from '@may/ui';
import { RecordsScreen } from '@may/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { useTableView } from '../../storage/tableView.ts';
import { useUnknownDomain } from '../../zones/useUnknownDomain.ts';
import { useZone } from '../../zones/useZone.ts';
import { StagedRecords } from './StagedRecords.tsx';

const hrefsOf = (id: string): RecordsHrefs => ({
  home: href('dashboard'),
  domains: href('domains'),
  records: href('records', { id }),
  changes: href('zoneChanges', { id }),
  add: href('recordAdd', { id }),
  import: href('zoneImport', { id }),
  templates: href('zoneTemplates', { id }),
  activate: href('domains', { activate: id }),
  edit: (recordId) => href('recordEdit', { id, recordId }),
  copy: (recordId) => href('recordAdd', { id }, { copy: recordId }),
});

/** /dns/domain/{id}: a domain's records. */
const RecordsRoute = () => {
  const { id = '' } = useParams();
  const hrefs = useMemo(() => hrefsOf(id), [id]);
  const zone = useZone(id);
  const isUnknown = useUnknownDomain(id);
  const remembered = useTableView('records');
  if (isUnknown) return <RecordsScreen content={{ status: 'ready', value: null }} hrefs={hrefs} />;
  if (zone.status !== 'ready') return <RecordsScreen content={zone} hrefs={hrefs} />;
  return <StagedRecords key={id} zone={zone.value} stale={zone.stale} hrefs={hrefs} remembered={remembered} />;
};

export default RecordsRoute;
