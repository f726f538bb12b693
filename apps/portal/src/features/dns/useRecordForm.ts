import { applyChanges, type ChangeSet, sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { findingsOf } from '@may/domain/dns/findings.ts';
import { changeForm, patchOfPaste, type TypedRecord, unknownFieldsOf } from '@may/domain/dns/formOfRecord.ts';
import { readName } from '@may/domain/dns/names.ts';
import { lacksInfo, type RecordForm, readRecordForm, splitPaste } from '@may/domain/dns/recordForm.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { stageRecord } from '@may/domain/dns/stageRecords.ts';
import { isFinished } from '@may/machines/dns/progress.ts';
import type { RecordFormContent } from '@may/screens/dns/RecordForm/recordForm.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notices } from '../../data/notices/notices.ts';
import { href } from '../../router/href.ts';
import { confirmedRecord } from './confirmedRecord.ts';
import { recordDraft } from './recordDraft.ts';
import { newKey } from './useChangeSet.ts';
import type { Zone } from './useZone.ts';
import { type ZoneOwner, zoneStore } from './zoneStore.ts';

type Options = {
  zone: Zone;
  owner: ZoneOwner;
  changes: ChangeSet;
  /** True if another person changed a record whose change is staged. */
  hasConflicts: boolean;
  stage: (changes: ChangeSet) => void;
  /** The record as it is now; null for a new one. */
  now: ZoneRecord | null;
  /** The form's first values, and the name of its stored draft. */
  initial: TypedRecord;
  draftName: string;
};

/** The form of a record: its values, faults, findings and submission. */
export const useRecordForm = ({
  zone,
  owner,
  changes,
  hasConflicts,
  stage,
  now,
  initial,
  draftName,
}: Options): RecordFormContent => {
  const { domain, records, shown } = zone;
  const navigate = useNavigate();
  const draft = recordDraft(domain.id, draftName);
  const [typed, setTyped] = useState(() => draft.read() ?? { ...initial, current: now });
  const [refused, setRefused] = useState(0);
  const { form, current } = typed;
  const name = readName(form.name, domain.name);
  const read = readRecordForm(form, domain.name, current);

  const later = useDeferredValue(form);
  const findings = useMemo(() => {
    const record = readRecordForm(later, domain.name, current);
    if (!record.ok) return [];
    return findingsOf(applyChanges(records, changes), stageRecord(record.record, current, 'new'), domain.name);
  }, [later, records, changes, current, domain.name]);

  const change = (patch: Partial<RecordForm>) => {
    const next = { ...changeForm(typed, patch, domain.name), current };
    setTyped(next);
    draft.write(next);
  };

  // A run that is not finished goes on first, so its page would not apply this record.
  const run = useMemo(() => zoneStore.readRun(owner), [owner]);
  const isFree = sizeOfChanges(changes) === 0 && !hasConflicts && (run === null || isFinished(run));
  const isAtOnce = isFree && findings.length === 0;
  // One key for each form: a second press in the same moment changes the staged record, and adds none.
  const [added] = useState(newKey);

  /** Stages the record, and leads to where `go` says. */
  const submit = (go: () => void) => {
    if (!read.ok) {
      if (lacksInfo(read.problems)) notices.announce({ kind: 'recordIncomplete', subject: null, remedy: null });
      setRefused(refused + 1);
      return;
    }
    stage(stageRecord(read.record, current, added));
    draft.clear();
    go();
  };

  return {
    mode: current ? 'edit' : 'add',
    domain: { ...domain, shown },
    form,
    problems: read.ok ? [] : read.problems,
    refused,
    name,
    findings,
    unknownFields: current ? unknownFieldsOf(current, form.type) : [],
    onChange: change,
    onPaste: (text, index) => {
      const pasted = splitPaste(text, form.type);
      if (pasted === null) return false;
      if ('otherType' in pasted) {
        notices.announce({ kind: 'recordTypeNotOffered', subject: { type: pasted.otherType }, remedy: null });
        return true;
      }
      const { fields, comment } = pasted;
      const patch = patchOfPaste(fields, form, index);
      if (patch) change(patch);
      if (patch && comment) notices.announce({ kind: 'commentLeftOut', subject: { comment }, remedy: null });
      return patch !== null;
    },
    isAtOnce,
    onSubmit: () =>
      submit(() => {
        const state = isAtOnce ? confirmedRecord.press(current?.id ?? added) : null;
        void navigate(href('zoneChanges', { id: domain.id }), { state });
      }),
    onStage: () => submit(() => void navigate(href('records', { id: domain.id }))),
  };
};
