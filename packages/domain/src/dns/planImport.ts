import type { ChangeSet, RecordChange } from './changeSet.ts';
import {
  factsOf,
  hasPriority,
  isProxiable,
  isRecordType,
  type RecordFact,
  type RecordType,
  ttlLimits,
  usualPriority,
  usualTtl,
  type ZoneRecord,
} from './records.ts';

/** A record of a file or a template; null if the source does not say it. */
export type ImportedRecord = Omit<ZoneRecord, 'id' | 'type'> & { type: RecordType };

/** `merge` adds and updates; `replace` also deletes records that the source does not name. */
export const importModes = ['merge', 'replace'] as const;

export type ImportMode = (typeof importModes)[number];

const groupOf = ({ name, type }: { name: string; type: string }): string => JSON.stringify([name, type]);

/** True for the root's nameservers and for types that customers cannot write: the provider controls them. */
const isProviderControlled = (record: { name: string; type: string }): boolean =>
  isRootNs(record) || !isRecordType(record.type);

const isRootNs = ({ name, type }: { name: string; type: string }): boolean => name === '@' && type === 'NS';

const groupBy = <Row extends { name: string; type: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(groupOf(row));
    if (group) group.push(row);
    else groups.set(groupOf(row), [row]);
  }
  return groups;
};

/** The fields that all values of one record share. */
type Settings = Pick<ZoneRecord, 'ttl' | 'priority' | 'proxied'>;

const isSame = (a: Settings, b: Settings): boolean =>
  a.ttl === b.ttl && a.priority === b.priority && a.proxied === b.proxied;

/** The wanted lifetime in seconds, clamped to the limits. The held lifetime stays even outside of them. */
const lifetimeFor = (wanted: number | null, held: number | null): number | null =>
  wanted === null || wanted === held ? held : Math.min(ttlLimits.maximum, Math.max(ttlLimits.minimum, wanted));

/** The settings that an import wants for a held value; settings that the row leaves out stay. A lifetime applies to the whole record. */
const wantedFor = (held: Settings, row: ImportedRecord | undefined, ttl: number | null): Settings => ({
  ttl: lifetimeFor(ttl, held.ttl),
  priority: row?.priority ?? held.priority,
  proxied: row?.proxied ?? held.proxied,
});

/** True if a held value has the wanted settings. A setting that the provider does not send cannot be compared and causes no edit. */
const isAsWanted = (held: Settings, wanted: Settings): boolean =>
  isSame(held, {
    ttl: held.ttl === null ? null : wanted.ttl,
    priority: held.priority === null ? null : wanted.priority,
    proxied: held.proxied === null ? null : wanted.proxied,
  });

const newRecord = (id: string, { name, type }: Pick<ZoneRecord, 'name' | 'type'>, value: string, wanted: Settings) => ({
  id,
  name,
  type,
  values: [value],
  ttl: wanted.ttl ?? usualTtl,
  priority: hasPriority(type) ? (wanted.priority ?? usualPriority) : null,
  proxied: isProxiable(type) && (wanted.proxied ?? false),
});

type KeptValue = { value: string; wanted: Settings; isAsWanted: boolean };

/** Splits kept values by settings: the first group stays in the record, the others become records. */
const splitKept = (kept: readonly KeptValue[]): [KeptValue[], KeptValue[]] => {
  const [first] = [...kept.filter((entry) => entry.isAsWanted), ...kept];
  const own = kept.filter(({ wanted }) => first !== undefined && isSame(wanted, first.wanted));
  return [own, kept.filter((entry) => !own.includes(entry))];
};

/** The row for a value: the row with the held priority, else the row with the lowest priority number. */
const rowFor = (rows: readonly ImportedRecord[], priority: number | null): ImportedRecord | undefined =>
  rows.find((row) => row.priority === priority) ??
  rows.toSorted((a, b) => (a.priority ?? usualPriority) - (b.priority ?? usualPriority))[0];

/**
 * Plans an import. A held value stays; a missing value replaces a removed one, or is added. Values of one record that need different
 * priorities become separate records. `isSpared` marks records that lose no value; `keyOf` makes the ids of additions.
 */
export const planImport = (
  zone: readonly ZoneRecord[],
  wanted: readonly ImportedRecord[],
  mode: ImportMode,
  keyOf: (index: number) => string = (index) => `new ${index}`,
  isSpared: (record: ZoneRecord) => boolean = () => false,
): ChangeSet => {
  const added: ZoneRecord[] = [];
  const edited: RecordChange[] = [];
  const deleted: ZoneRecord[] = [];
  const wantedGroups = groupBy(wanted.filter((record) => !isProviderControlled(record)));
  const zoneGroups = groupBy(zone.filter((record) => !isProviderControlled(record)));
  const add = (place: Pick<ZoneRecord, 'name' | 'type'>, value: string, settings: Settings) =>
    added.push(newRecord(keyOf(added.length), place, value, settings));

  const keep = (record: ZoneRecord, facts: readonly RecordFact[], rows: ReadonlyMap<string, ImportedRecord[]>) => {
    const found = facts.map((fact) => ({ fact, row: rowFor(rows.get(fact.value) ?? [], fact.priority) }));
    const ttl = found.find(({ row }) => row && row.ttl !== null)?.row?.ttl ?? null;
    const kept = found.map(({ fact, row }): KeptValue => {
      const wish = wantedFor(fact, row, ttl);
      return { value: fact.value, wanted: wish, isAsWanted: isAsWanted(fact, wish) };
    });
    if (facts.length === record.values.length && kept.every((entry) => entry.isAsWanted)) return;
    const [own, apart] = splitKept(kept);
    const [first] = own;
    if (first)
      edited.push({ before: record, after: { ...record, ...first.wanted, values: own.map(({ value }) => value) } });
    for (const { value, wanted: settings } of apart) add(record, value, settings);
  };

  for (const key of new Set([...zoneGroups.keys(), ...wantedGroups.keys()])) {
    const rows = new Map<string, ImportedRecord[]>();
    for (const row of wantedGroups.get(key) ?? []) {
      for (const value of row.values) {
        const known = rows.get(value);
        if (known) known.push(row);
        else rows.set(value, [row]);
      }
    }
    const missing = new Set(rows.keys());
    const free: ZoneRecord[] = [];
    for (const record of zoneGroups.get(key) ?? []) {
      // A name has one CNAME: a new target replaces the old one.
      const takesAway = !isSpared(record) && (mode === 'replace' || (record.type === 'CNAME' && rows.size > 0));
      const facts = factsOf(record).filter(({ value }) => !takesAway || rows.has(value));
      for (const { value } of facts) missing.delete(value);
      if (facts.length > 0) keep(record, facts, rows);
      else free.push(record);
    }
    for (const value of missing) {
      const row = rowFor(rows.get(value) ?? [], null);
      const place = free.shift();
      if (!row) continue;
      if (place)
        edited.push({ before: place, after: { ...place, ...wantedFor(place, row, row.ttl), values: [value] } });
      else add(row, value, { ...row, ttl: lifetimeFor(row.ttl, null) });
    }
    deleted.push(...free);
  }
  return { added, edited, deleted };
};
