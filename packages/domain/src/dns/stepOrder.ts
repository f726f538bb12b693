import type { ChangeSet, RecordChange } from './changeSet.ts';
import type { ChangeStep } from './changeSteps.ts';
import { splitRecord, type ZoneRecord } from './records.ts';

/** One request adds one value (spec §7), so a record of several values needs several. */
const additionsOf = (record: ZoneRecord): ChangeStep[] =>
  splitRecord(record).map((part, index) => ({
    key: index === 0 ? `add ${record.id}` : `add ${record.id} ${index + 1}`,
    kind: 'add',
    record: part,
  }));

/** A change of one record: `before` is null for an addition, `after` for a deletion. */
type Move = { before: ZoneRecord | null; after: ZoneRecord | null };

const placesOf = ({ name, type, values }: ZoneRecord): string[] =>
  values.map((value) => JSON.stringify([name, type, value]));

/** Finds the moves that must come before a move, because they free the value or the CNAME's name that it takes. */
const waitsOf = (moves: readonly Move[]): ((move: Move) => Move[]) => {
  const leaving = {
    place: new Map<string, Move[]>(),
    name: new Map<string, Move[]>(),
    alias: new Map<string, Move[]>(),
  };
  const note = (map: Map<string, Move[]>, key: string, move: Move) => {
    const known = map.get(key);
    if (known) known.push(move);
    else map.set(key, [move]);
  };
  for (const move of moves) {
    const { before, after } = move;
    if (!before) continue;
    const kept = new Set(after ? placesOf(after) : []);
    for (const place of placesOf(before)) if (!kept.has(place)) note(leaving.place, place, move);
    if (after?.name !== before.name) note(leaving.name, before.name, move);
    if (before.type === 'CNAME' && (after?.name !== before.name || after.type !== 'CNAME'))
      note(leaving.alias, before.name, move);
  }
  return (move) => {
    if (!move.after) return [];
    const { name, type } = move.after;
    const freeing = [
      ...placesOf(move.after).flatMap((place) => leaving.place.get(place) ?? []),
      ...(leaving.alias.get(name) ?? []),
      ...(type === 'CNAME' ? (leaving.name.get(name) ?? []) : []),
    ];
    return [...new Set(freeing)].filter((other) => other !== move);
  };
};

const deletionOf = (record: ZoneRecord): ChangeStep => ({ key: `delete ${record.id}`, kind: 'delete', record });

/**
 * The requests of a change set in an order that keeps the zone valid after each of them. A step that frees a value or a name goes before
 * the step that takes it. All other edits come first, then additions, then deletions. A cycle of edits is broken by one deletion.
 */
export const stepsOf = ({ added, edited, deleted }: ChangeSet): ChangeStep[] => {
  const moves: Move[] = [
    ...edited.map(({ before, after }) => ({ before, after })),
    ...added.map((after) => ({ before: null, after })),
    ...deleted.map((before) => ({ before, after: null })),
  ];
  const waits = waitsOf(moves);
  const steps: ChangeStep[] = [];
  const state = new Map<Move, 'open' | 'deleted' | 'done'>();
  const finish = (move: Move) => {
    const { before, after } = move;
    if (before && !after) steps.push(deletionOf(before));
    else if (after && (!before || state.get(move) === 'deleted')) steps.push(...additionsOf(after));
    else if (before && after) steps.push({ key: `edit ${after.id}`, kind: 'edit', record: after, before });
    state.set(move, 'done');
  };
  // A list replaces recursion: a chain may be as long as the zone.
  for (const first of moves) {
    const path = [first];
    while (path.length > 0) {
      const move = path.at(-1) as Move;
      if (state.get(move) === 'done') path.pop();
      else if (state.has(move)) {
        finish(move);
        path.pop();
      } else {
        state.set(move, 'open');
        for (const other of waits(move)) {
          if (!state.has(other)) path.push(other);
          else if (state.get(other) === 'open' && other.before) {
            steps.push(deletionOf(other.before));
            state.set(other, 'deleted');
          }
        }
      }
    }
  }
  return steps;
};

/** The edits that become a deletion and an addition, because they form a cycle. */
export const replacedIn = (changes: ChangeSet): readonly RecordChange[] => {
  if (changes.edited.length < 2) return [];
  const deleted = new Set(stepsOf(changes).flatMap(({ kind, record }) => (kind === 'delete' ? [record.id] : [])));
  return changes.edited.filter(({ before }) => deleted.has(before.id));
};
