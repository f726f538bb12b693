import { applyChanges, type ChangeSet, diffZones } from './changeSet.ts';
import type { ZoneRecord } from './records.ts';

/** One call of a change set; `key` names it, `before` is what an edit replaces. */
export type ChangeStep =
  | { key: string; kind: 'add'; record: ZoneRecord }
  | { key: string; kind: 'edit'; record: ZoneRecord; before: ZoneRecord }
  | { key: string; kind: 'delete'; record: ZoneRecord };

/** A call adds one value (spec §7), so a record of several is added by several. */
const additionsOf = (record: ZoneRecord): ChangeStep[] =>
  record.values.map((value, index) => ({
    key: index === 0 ? `add ${record.id}` : `add ${record.id} ${index + 1}`,
    kind: 'add',
    record: { ...record, values: [value] },
  }));

/**
 * The calls of a change set in an order that leaves nothing unanswered for longer than it must be: first what is in the way of a CNAME or
 * is one itself, then edits, then additions, and deletions last.
 */
export const stepsOf = ({ added, edited, deleted }: ChangeSet): ChangeStep[] => {
  const arriving = [...added, ...edited.map(({ after }) => after)];
  const namesTaken = new Set(arriving.map(({ name }) => name));
  const namesOfAliases = new Set(arriving.filter(({ type }) => type === 'CNAME').map(({ name }) => name));
  const isInTheWay = ({ name, type }: ZoneRecord) =>
    namesOfAliases.has(name) || (type === 'CNAME' && namesTaken.has(name));
  const removals = deleted.map((record) => ({ key: `delete ${record.id}`, kind: 'delete', record }) as const);
  return [
    ...removals.filter(({ record }) => isInTheWay(record)),
    ...edited.map(({ before, after }) => ({ key: `edit ${after.id}`, kind: 'edit', record: after, before }) as const),
    ...added.flatMap(additionsOf),
    ...removals.filter(({ record }) => !isInTheWay(record)),
  ];
};

/** What takes steps back that were taken, the last one first; `idOf` tells the id the provider gave what was added. */
export const stepsBack = (taken: readonly ChangeStep[], idOf: (key: string) => string | null): ChangeStep[] =>
  taken.toReversed().flatMap((step): ChangeStep | ChangeStep[] => {
    const key = `undo ${step.key}`;
    if (step.kind === 'delete')
      return additionsOf(step.record).map((addition) => ({ ...addition, key: `undo ${addition.key}` }));
    if (step.kind === 'edit') return { key, kind: 'edit', record: step.before, before: step.record };
    return { key, kind: 'delete', record: { ...step.record, id: idOf(step.key) ?? step.record.id } };
  });

const holds = (candidate: ZoneRecord, { name, type, values, priority, ttl, proxied }: ZoneRecord): boolean =>
  candidate.name === name &&
  candidate.type === type &&
  values.every((value) => candidate.values.includes(value)) &&
  (priority === null || candidate.priority === null || candidate.priority === priority) &&
  (ttl === null || candidate.ttl === null || candidate.ttl === ttl) &&
  (proxied === null || candidate.proxied === null || candidate.proxied === proxied);

/** The record of a zone that another one speaks of: by its id, else the one that says the same; a provider may have given it another id. */
export const findRecord = (zone: readonly ZoneRecord[], record: ZoneRecord): ZoneRecord | null =>
  zone.find(({ id }) => id === record.id) ??
  zone.find((candidate) => holds(candidate, record) && candidate.values.length === record.values.length) ??
  null;

/** Whether a step is in force in a zone: `notTaken` says that it surely is not, `unclear` that the zone is neither before nor after it. */
export const standingOfStep = (
  step: ChangeStep,
  zone: readonly ZoneRecord[],
): { standing: 'taken'; id: string | null } | { standing: 'notTaken' | 'unclear' } => {
  if (step.kind === 'add') {
    const found = zone.find((candidate) => holds(candidate, step.record));
    return found ? { standing: 'taken', id: found.id } : { standing: 'notTaken' };
  }
  const present = zone.find(({ id }) => id === step.record.id);
  if (step.kind === 'delete') {
    if (!present) return { standing: 'taken', id: null };
    return { standing: holds(present, step.record) ? 'notTaken' : 'unclear' };
  }
  if (!present) return { standing: 'unclear' };
  const isWhole = (wanted: ZoneRecord) => holds(present, wanted) && present.values.length === wanted.values.length;
  if (isWhole(step.record)) return { standing: 'taken', id: present.id };
  return { standing: isWhole(step.before) ? 'notTaken' : 'unclear' };
};

/** Steps as the change set they are; `idOf` tells the id the provider gave what was added. */
export const changesOfSteps = (
  steps: readonly ChangeStep[],
  idOf: (key: string) => string | null = () => null,
): ChangeSet => ({
  added: steps.flatMap(({ kind, key, record }) => (kind === 'add' ? [{ ...record, id: idOf(key) ?? key }] : [])),
  edited: steps.flatMap((step) => (step.kind === 'edit' ? [{ before: step.before, after: step.record }] : [])),
  deleted: steps.flatMap(({ kind, record }) => (kind === 'delete' ? [record] : [])),
});

/** A zone in which a step is in force. */
export const takeStep = (zone: readonly ZoneRecord[], step: ChangeStep, id: string | null): readonly ZoneRecord[] =>
  applyChanges(
    zone,
    changesOfSteps([step], () => id),
  );

/**
 * A change set of earlier for a zone as it is now: records are found again by their ids, else by what they say; `lost` are those that
 * changed or went meanwhile, which are left as they are.
 */
export const rebaseChanges = (
  zone: readonly ZoneRecord[],
  { added, edited, deleted }: ChangeSet,
): { changes: ChangeSet; lost: readonly ZoneRecord[] } => {
  const lost: ZoneRecord[] = [];
  const find = (record: ZoneRecord): ZoneRecord[] => {
    const found = findRecord(zone, record);
    if (found !== null && holds(found, record) && found.values.length === record.values.length) return [found];
    lost.push(record);
    return [];
  };
  const changes = {
    added,
    edited: edited.flatMap(({ before, after }) =>
      find(before).map((found) => ({ before: found, after: { ...after, id: found.id } })),
    ),
    deleted: deleted.flatMap(find),
  };
  return { changes: diffZones(zone, applyChanges(zone, changes)), lost };
};
