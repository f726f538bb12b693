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

/** A record of a file or a template; null is what it does not say. */
export type ImportedRecord = Omit<ZoneRecord, 'id' | 'type'> & { type: RecordType };

/** `merge` adds and updates; `replace` also takes away what is not named. */
export const importModes = ['merge', 'replace'] as const;

/** How an import treats what is there. */
export type ImportMode = (typeof importModes)[number];

const groupOf = ({ name, type }: { name: string; type: string }): string => JSON.stringify([name, type]);

/** Whether a record is the provider's own affair: the root's nameservers, and types nobody can write. */
const isLeftAlone = (record: { name: string; type: string }): boolean => isRootNs(record) || !isRecordType(record.type);

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

/** What a value lives under: values that share a record share all three. */
type Settings = Pick<ZoneRecord, 'ttl' | 'priority' | 'proxied'>;

const isSame = (a: Settings, b: Settings): boolean =>
  a.ttl === b.ttl && a.priority === b.priority && a.proxied === b.proxied;

/** A lifetime within our limits, unless it is the one that is there. */
const lifetimeFor = (wanted: number | null, held: number | null): number | null =>
  wanted === null || wanted === held ? held : Math.min(ttlLimits.maximum, Math.max(ttlLimits.minimum, wanted));

/** What an import wants of a value that is there; what it does not say stays. A lifetime is the whole record's. */
const wantedFor = (held: Settings, row: ImportedRecord | undefined, ttl: number | null): Settings => ({
  ttl: lifetimeFor(ttl, held.ttl),
  priority: row?.priority ?? held.priority,
  proxied: row?.proxied ?? held.proxied,
});

/** Whether a value is as it is wanted; what the provider does not tell cannot be compared, and is no reason to write. */
const isAsWanted = (held: Settings, wanted: Settings): boolean =>
  isSame(held, {
    ttl: held.ttl === null ? null : wanted.ttl,
    priority: held.priority === null ? null : wanted.priority,
    proxied: held.proxied === null ? null : wanted.proxied,
  });

const created = (id: string, { name, type }: Pick<ZoneRecord, 'name' | 'type'>, value: string, wanted: Settings) => ({
  id,
  name,
  type,
  values: [value],
  ttl: wanted.ttl ?? usualTtl,
  priority: hasPriority(type) ? (wanted.priority ?? usualPriority) : null,
  proxied: isProxiable(type) && (wanted.proxied ?? false),
});

type Stay = { value: string; wanted: Settings; isAsWanted: boolean };

/** Values that stay in a record, apart where they are no longer to live under the same: the first are the record's. */
const splitStays = (stays: readonly Stay[]): [Stay[], Stay[]] => {
  const [first] = [...stays.filter((stay) => stay.isAsWanted), ...stays];
  const own = stays.filter(({ wanted }) => first !== undefined && isSame(wanted, first.wanted));
  return [own, stays.filter((stay) => !own.includes(stay))];
};

/** The row that names a value: where several do, the one that says what is there, else the strongest. */
const rowFor = (rows: readonly ImportedRecord[], priority: number | null): ImportedRecord | undefined =>
  rows.find((row) => row.priority === priority) ??
  rows.toSorted((a, b) => (a.priority ?? usualPriority) - (b.priority ?? usualPriority))[0];

/**
 * What an import changes: a value that is there stays, one that is missing takes the place of one that goes, or is added. Values of one
 * record that are to have different priorities become records of their own. `isSpared` names what nothing may be taken away from;
 * `keyOf` names what is added.
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
  const wantedGroups = groupBy(wanted.filter((record) => !isLeftAlone(record)));
  const zoneGroups = groupBy(zone.filter((record) => !isLeftAlone(record)));
  const add = (place: Pick<ZoneRecord, 'name' | 'type'>, value: string, settings: Settings) =>
    added.push(created(keyOf(added.length), place, value, settings));

  const keep = (record: ZoneRecord, facts: readonly RecordFact[], rows: ReadonlyMap<string, ImportedRecord[]>) => {
    const found = facts.map((fact) => ({ fact, row: rowFor(rows.get(fact.value) ?? [], fact.priority) }));
    const ttl = found.find(({ row }) => row && row.ttl !== null)?.row?.ttl ?? null;
    const stays = found.map(({ fact, row }): Stay => {
      const wish = wantedFor(fact, row, ttl);
      return { value: fact.value, wanted: wish, isAsWanted: isAsWanted(fact, wish) };
    });
    if (facts.length === record.values.length && stays.every((stay) => stay.isAsWanted)) return;
    const [own, apart] = splitStays(stays);
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
      // Of a CNAME there is one: another target takes the place of the first.
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
