import { RecordsScreen } from '@may/screens/dns/Records/RecordsScreen.tsx';
import type { RecordsHrefs } from '@may/screens/dns/Records/records.ts';
import { useMemo } from 'react';
import { href } from '../../router/href.ts';
import { useTable } from '../../router/useTable.ts';
import { StagedRecords } from './StagedRecords.tsx';
import { useZonePage } from './useZonePage.ts';

/** /dns/domain/{id}: a domain's records. */
const RecordsRoute = () => {
  const { id, zone, hrefs: shared } = useZonePage();
  const hrefs = useMemo(
    (): RecordsHrefs => ({
      ...shared,
      add: href('recordAdd', { id }),
      import: href('zoneImport', { id }),
      templates: href('zoneTemplates', { id }),
      activate: href('domains', { activate: id }),
      undo: href('zoneChanges', { id }, { undo: 'last' }),
      edit: (recordId) => href('recordEdit', { id, recordId }),
    }),
    [id, shared],
  );
  const remembered = useTable();
  if (zone.status !== 'ready') return <RecordsScreen content={zone} hrefs={hrefs} />;
  if (zone.value === null) return <RecordsScreen content={{ status: 'ready', value: null }} hrefs={hrefs} />;
  return <StagedRecords key={id} zone={zone.value} stale={zone.stale} hrefs={hrefs} remembered={remembered} />;
};

export default RecordsRoute;
