import { applyChanges } from '@may/domain/dns/changeSet.ts';
import { emptyForm, formOfRecord } from '@may/domain/dns/formOfRecord.ts';
import { RecordFormScreen } from '@may/screens/dns/RecordForm/RecordFormScreen.tsx';
import type { RecordFormScreenProps } from '@may/screens/dns/RecordForm/recordForm.ts';
import { useParams } from 'react-router-dom';
import { useChangeSet, useZoneOwner } from './useChangeSet.ts';
import { useRecordForm } from './useRecordForm.ts';
import type { Zone } from './useZone.ts';
import { useZonePage } from './useZonePage.ts';

type Screen = Pick<RecordFormScreenProps, 'mode' | 'hrefs'>;

const Typed = ({ mode, hrefs, ...options }: Screen & Parameters<typeof useRecordForm>[0]) => (
  <RecordFormScreen mode={mode} hrefs={hrefs} content={{ status: 'ready', value: useRecordForm(options) }} />
);

/** The form of a record, which may be a staged addition. */
const StagedRecordForm = ({ zone, recordId, ...screen }: Screen & { zone: Zone; recordId: string | undefined }) => {
  const { changes, stage, snapshot } = useChangeSet(zone);
  const owner = useZoneOwner(zone.domain.id);
  const hasConflicts = snapshot.context.conflicts.length > 0;
  const current = recordId === undefined ? null : applyChanges(zone.records, changes).find(({ id }) => id === recordId);
  const initial = current ? formOfRecord(current) : emptyForm;
  if (current === undefined || initial === null) {
    const gap = initial === null ? 'readOnly' : 'unknownRecord';
    return <RecordFormScreen {...screen} content={{ status: 'ready', value: { gap } }} />;
  }
  return (
    <Typed
      {...screen}
      {...{ zone, owner, changes, hasConflicts, stage, initial, now: current }}
      draftName={recordId ?? 'new'}
    />
  );
};

/** /dns/domain/{id}/add-record and /dns/domain/{id}/record/{recordId}: one form. */
const RecordFormRoute = () => {
  const { recordId } = useParams();
  const { id, zone, hrefs } = useZonePage();
  const screen = { mode: recordId === undefined ? 'add' : 'edit', hrefs } as const;
  if (zone.status !== 'ready') return <RecordFormScreen {...screen} content={zone} />;
  if (zone.value === null)
    return <RecordFormScreen {...screen} content={{ status: 'ready', value: { gap: 'unknownDomain' } }} />;
  return <StagedRecordForm key={`${id} ${recordId ?? ''}`} zone={zone.value} recordId={recordId} {...screen} />;
};

export default RecordFormRoute;
