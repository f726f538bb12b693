import { applyChanges, hasPriority, type ImportMode, isProxiable, planFile, type ZoneRecord } from '@may/domain';
import type { ZoneImportScreenProps } from '@may/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { href } from '../../router/href.ts';
import { draft } from '../../storage/draft.ts';
import { useChangeSet } from '../../zones/useChangeSet.ts';
import type { Zone } from '../../zones/useZone.ts';
import { useZoneFile } from './useZoneFile.ts';

type Form = Extract<ZoneImportScreenProps['form'], { status: 'ready' }>['value'];
type FileProblem = NonNullable<NonNullable<Form>['problem']>;

/** Characters; a longer file is not stored for a reload, because session storage is small. */
const mostKept = 200_000;
const textSchema = v.pipe(v.string(), v.maxLength(mostKept));

const newKey = () => `new ${crypto.randomUUID()}`;

const textOf = ({ name, type, values }: Pick<ZoneRecord, 'name' | 'type' | 'values'>) =>
  `${name} ${type} ${values.join(' ')}`;

const isPartlyTold = ({ type, ttl, priority, proxied }: ZoneRecord) =>
  ttl === null || (hasPriority(type) && priority === null) || (isProxiable(type) && proxied === null);

/** The import of a zone file into a domain's staged changes. */
export const useZoneImport = (zone: Zone): { form: Form; changes: ReturnType<typeof useChangeSet>['changes'] } => {
  const { id, name } = zone.domain;
  const navigate = useNavigate();
  const { changes, stage } = useChangeSet(zone);
  const kept = draft(`dns.${id}.import`, textSchema);
  const [text, setText] = useState(() => kept.read() ?? '');
  const [refused, setRefused] = useState<FileProblem | null>(null);
  const [mode, setMode] = useState<ImportMode>('merge');
  const { outcome, isReading } = useZoneFile(text, name);
  const read = outcome !== null && outcome !== 'notLoaded' && outcome.ok ? outcome : null;
  const file = useMemo(() => {
    if (!read) return null;
    const staged = applyChanges(zone.records, changes);
    const { records, unread, ...report } = read;
    const source = { records, unread: unread.flatMap(({ place }) => place ?? []) };
    const plan = (how: ImportMode) => {
      const planned = planFile(staged, source, how, name, newKey);
      const refused = planned.refused.map(({ row, code }) => ({ line: row.line, text: textOf(row), code }));
      return { ...planned, refused };
    };
    const hasUnknownFields = staged.some(isPartlyTold);
    return {
      ...report,
      records: records.length,
      unread,
      hasUnknownFields,
      plans: { merge: plan('merge'), replace: plan('replace') },
    };
  }, [read, zone.records, changes, name]);
  const unreadable = outcome === null || outcome === 'notLoaded' ? outcome : outcome.ok ? null : outcome.reason;
  return {
    changes,
    form: {
      text,
      onTextChange: (next) => {
        setRefused(null);
        setText(next);
        if (next !== '' && next.length <= mostKept) kept.write(next);
        else kept.clear();
      },
      onProblem: setRefused,
      mode,
      onModeChange: setMode,
      isReading,
      problem: refused ?? unreadable,
      file,
      onStage: () => {
        if (!file) return;
        stage(file.plans[mode].changes);
        kept.clear();
        navigate(href('zoneChanges', { id }));
      },
    },
  };
};
