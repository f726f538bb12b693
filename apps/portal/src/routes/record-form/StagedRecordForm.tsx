import { applyChanges, sizeOfChanges, type ZoneRecord } from '@may/domain';
import { RecordFormScreen, type RecordFormScreenProps } from '@may/ui';
import { StagedGuard } from '../../zones/StagedGuard.tsx';
import { useChangeSet } from '../../zones/useChangeSet.ts';
import type { Zone } from '../../zones/useZone.ts';
import { emptyForm, formOf, type TypedRecord } from './recordDraft.ts';
import { useRecordForm } from './useRecordForm.ts';

type StagedRecordFormProps = Pick<RecordFormScreenProps, 'mode' | 'hrefs'> & {
  zone: Zone;
  /** The record to edit, which may be a staged addition; undefined for a new one. */
  recordId: string | undefined;
  /** The id of the record whose values fill the form. */
  copyOf: string | null;
};

/** The form of a record, with the staged changes of its zone. */
export const StagedRecordForm = ({ zone, recordId, copyOf, mode, hrefs }: StagedRecordFormProps) => {
  const { changes, stage } = useChangeSet(zone);
  const now = applyChanges(zone.records, changes);
  const find = (wanted: string | null | undefined) => now.find(({ id }) => id === wanted);
  const current = recordId === undefined ? null : find(recordId);
  const model = current ?? find(copyOf);
  const initial = model ? formOf(model) : recordId === undefined ? emptyForm : undefined;
  const gap = initial === undefined ? 'unknownRecord' : initial === null ? 'readOnly' : null;
  return (
    <>
      <StagedGuard domainId={zone.domain.id} count={sizeOfChanges(changes)} />
      {initial && current !== undefined ? (
        <Typed
          {...{ zone, changes, stage, mode, hrefs, initial, current }}
          draftName={recordId ?? (copyOf === null ? 'new' : `copy ${copyOf}`)}
        />
      ) : (
        <RecordFormScreen
          mode={mode}
          hrefs={hrefs}
          content={{ status: 'ready', value: { gap: gap ?? 'unknownRecord' } }}
        />
      )}
    </>
  );
};

type TypedProps = Pick<RecordFormScreenProps, 'mode' | 'hrefs'> &
  Omit<Parameters<typeof useRecordForm>[0], 'current'> & {
    current: ZoneRecord | null;
    initial: TypedRecord;
  };

const Typed = ({ mode, hrefs, ...options }: TypedProps) => (
  <RecordFormScreen mode={mode} hrefs={hrefs} content={{ status: 'ready', value: useRecordForm(options) }} />
);
