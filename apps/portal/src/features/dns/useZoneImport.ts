import { applyChanges } from '@may/domain/dns/changeSet.ts';
import { planFile } from '@may/domain/dns/planImport.ts';
import { readZoneFile } from '@may/domain/dns/readZoneFile.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import type { ZoneImportScreenProps } from '@may/screens/dns/ZoneImport/zoneImport.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { draft } from '../../browser/storage/draft.ts';
import { href } from '../../router/href.ts';
import { newKey, useChangeSet } from './useChangeSet.ts';
import type { Zone } from './useZone.ts';

type Form = NonNullable<Extract<ZoneImportScreenProps['form'], { status: 'ready' }>['value']>;

/** Characters; a longer file is not stored for a reload, because session storage is small. */
const mostKept = 200_000;
const textSchema = v.pipe(v.string(), v.maxLength(mostKept));

const textOf = ({ name, type, values }: Pick<ZoneRecord, 'name' | 'type' | 'values'>) =>
  `${name} ${type} ${values.join(' ')}`;

/** The import of a zone file into a domain's staged changes. */
export const useZoneImport = (zone: Zone): Form => {
  const { id, name } = zone.domain;
  const navigate = useNavigate();
  const { changes, stage } = useChangeSet(zone);
  const kept = draft(`dns.${id}.import`, textSchema);
  const [text, setText] = useState(() => kept.read() ?? '');
  const [refused, setRefused] = useState<Form['problem']>(null);
  const later = useDeferredValue(text);
  const outcome = useMemo(() => (later.trim() === '' ? null : readZoneFile(later, name)), [later, name]);
  const file = useMemo(() => {
    if (!outcome?.ok) return null;
    const { records, ...report } = outcome;
    const plan = planFile(applyChanges(zone.records, changes), records, name, newKey);
    const left = plan.refused.map(({ row, code }) => ({ line: row.line, text: textOf(row), code }));
    return { ...report, records: records.length, ...plan, refused: left };
  }, [outcome, zone.records, changes, name]);
  return {
    text,
    onTextChange: (next) => {
      setRefused(null);
      setText(next);
      if (next !== '' && next.length <= mostKept) kept.write(next);
      else kept.clear();
    },
    onProblem: setRefused,
    isReading: text !== later,
    problem: refused ?? (outcome && !outcome.ok ? outcome.reason : null),
    file,
    onStage: () => {
      if (!file) return;
      stage(file.changes);
      kept.clear();
      navigate(href('zoneChanges', { id }));
    },
  };
};
