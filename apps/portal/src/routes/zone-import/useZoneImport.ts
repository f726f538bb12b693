import { applyChanges, planFile, type ZoneRecord } from '@may/domain';
import { fetchPart, type ZoneImportScreenProps } from '@may/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { href } from '../../router/href.ts';
import { draft } from '../../storage/draft.ts';
import type { readZoneFile } from '../../zones/readZoneFile.ts';
import { useChangeSet } from '../../zones/useChangeSet.ts';
import type { Zone } from '../../zones/useZone.ts';

type Form = NonNullable<Extract<ZoneImportScreenProps['form'], { status: 'ready' }>['value']>;

/** Characters; a longer file is not stored for a reload, because session storage is small. */
const mostKept = 200_000;
const textSchema = v.pipe(v.string(), v.maxLength(mostKept));

const newKey = () => `new ${crypto.randomUUID()}`;

const textOf = ({ name, type, values }: Pick<ZoneRecord, 'name' | 'type' | 'values'>) =>
  `${name} ${type} ${values.join(' ')}`;

/** The reader of zone files, whose code is fetched with the first text; `notLoaded` if it did not arrive. */
const useReader = (isWanted: boolean): typeof readZoneFile | 'notLoaded' | null => {
  const [reader, setReader] = useState<{ read: typeof readZoneFile | 'notLoaded' } | null>(null);
  useEffect(() => {
    if (isWanted)
      fetchPart(() => import('../../zones/readZoneFile.ts')).then(
        (part) => setReader({ read: part.readZoneFile }),
        () => setReader({ read: 'notLoaded' }),
      );
  }, [isWanted]);
  return reader?.read ?? null;
};

/** The import of a zone file into a domain's staged changes. */
export const useZoneImport = (zone: Zone): Form => {
  const { id, name } = zone.domain;
  const navigate = useNavigate();
  const { changes, stage } = useChangeSet(zone);
  const kept = draft(`dns.${id}.import`, textSchema);
  const [text, setText] = useState(() => kept.read() ?? '');
  const [refused, setRefused] = useState<Form['problem']>(null);
  const later = useDeferredValue(text);
  const isBlank = later.trim() === '';
  const reader = useReader(!isBlank);
  const outcome = useMemo(
    () => (isBlank || reader === null || reader === 'notLoaded' ? null : reader(later, name)),
    [later, name, reader, isBlank],
  );
  const file = useMemo(() => {
    if (!outcome?.ok) return null;
    const { records, unread, adjusted } = outcome;
    const plan = planFile(applyChanges(zone.records, changes), records, name, newKey);
    const left = plan.refused.map(({ row, code }) => ({ line: row.line, text: textOf(row), code }));
    return { records: records.length, unread, adjusted, ...plan, refused: left };
  }, [outcome, zone.records, changes, name]);
  const unreadable = outcome && !outcome.ok ? outcome.reason : reader === 'notLoaded' && !isBlank ? reader : null;
  return {
    text,
    onTextChange: (next) => {
      setRefused(null);
      setText(next);
      if (next !== '' && next.length <= mostKept) kept.write(next);
      else kept.clear();
    },
    onProblem: setRefused,
    isReading: text !== later || (!isBlank && reader === null),
    problem: refused ?? unreadable,
    file,
    onStage: () => {
      if (!file) return;
      stage(file.changes);
      kept.clear();
      navigate(href('zoneChanges', { id }));
    },
  };
};
