import {
  type PaletteChoice,
  type PaletteEntry,
  type PaletteKind,
  type PaletteSource,
  paletteKinds,
} from './palette.ts';
import { fold, rankText, wordsOf } from './rankText.ts';

/** Found things of one kind, the best first. */
export type FoundGroup = {
  kind: PaletteKind | 'recent';
  entries: readonly PaletteEntry[];
  /** The number of things found, shown or not. */
  total: number;
};

export type Found = { query: string; groups: readonly FoundGroup[] };

/** Things of a group that the list shows. */
const shownOfGroup = 6;
const shownRecent = 5;

/** The worth that a recent choice has more than others. */
const recentBonus = 2;

/** Milliseconds of one step: a key that is pressed meanwhile waits for no more. */
const step = 6;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Texts = [name: string, more: string][];

const prepared = new WeakMap<readonly unknown[], Texts>();

const textsOf = ({ rows }: PaletteSource): Texts => {
  const made = prepared.get(rows) ?? [];
  prepared.set(rows, made);
  return made;
};

const keyOf = ({ kind, id }: PaletteChoice): string => `${kind} ${id}`;

type Ranked = { source: PaletteSource; row: never; rank: number };

/** Keeps the best of a kind in their order; of equal ranks the first stays first. */
const keepBest = (best: Ranked[], found: Ranked): void => {
  if (best.length === shownOfGroup && found.rank <= (best.at(-1)?.rank ?? 0)) return;
  const place = best.findIndex(({ rank }) => rank < found.rank);
  best.splice(place === -1 ? best.length : place, 0, found);
  if (best.length > shownOfGroup) best.pop();
};

/** The recent choices that still exist, and then all actions and pages. */
const offer = (sources: readonly PaletteSource[], recent: readonly PaletteChoice[]): FoundGroup[] => {
  const chosen = recent.flatMap(({ kind, id }) => {
    for (const source of sources) {
      if (source.kind !== kind) continue;
      const row = source.rows.find((each) => source.idOf(each as never) === id);
      if (row !== undefined) return [source.entryOf(row as never)];
    }
    return [];
  });
  const known = chosen.slice(0, shownRecent);
  const whole = (kind: PaletteKind): FoundGroup => {
    const entries = sources
      .filter((source) => source.kind === kind && !source.isOnlyFound)
      .flatMap((source) => source.rows.map((row) => source.entryOf(row as never)));
    return { kind, entries, total: entries.length };
  };
  return [{ kind: 'recent' as const, entries: known, total: known.length }, whole('page'), whole('action')].filter(
    ({ entries }) => entries.length > 0,
  );
};

/**
 * Searches all sources in steps of a few milliseconds, never in the task of the key; null if the signal ends it. Groups with the best thing come
 * first. Without words it offers recent choices, pages and actions.
 */
export const searchSources = async (
  sources: readonly PaletteSource[],
  recent: readonly PaletteChoice[],
  query: string,
  signal: AbortSignal,
  pause = nextTask,
): Promise<Found | null> => {
  const words = wordsOf(query);
  if (words.length === 0) return { query, groups: offer(sources, recent) };
  const chosen = new Set(recent.map(keyOf));
  const groups = new Map(paletteKinds.map((kind) => [kind, { best: [] as Ranked[], total: 0 }]));
  await pause();
  let began = performance.now();
  for (const source of sources) {
    const texts = textsOf(source);
    const group = groups.get(source.kind);
    for (const [place, each] of source.rows.entries()) {
      if (place % 64 === 0 && performance.now() - began > step) {
        await pause();
        began = performance.now();
      }
      if (signal.aborted) return null;
      const row = each as never;
      let folded = texts[place];
      if (!folded) {
        const [name, more] = source.textsOf(row);
        folded = [fold(name), fold(more)];
        texts[place] = folded;
      }
      const fit = rankText(words, ...folded);
      if (fit === 0 || !group) continue;
      group.total += 1;
      const isRecent = chosen.size > 0 && chosen.has(keyOf({ kind: source.kind, id: source.idOf(row) }));
      keepBest(group.best, { source, row, rank: fit + (isRecent ? recentBonus : 0) });
    }
  }
  if (signal.aborted) return null;
  const found = [...groups]
    .filter(([, { total }]) => total > 0)
    .toSorted(([, one], [, other]) => (other.best[0]?.rank ?? 0) - (one.best[0]?.rank ?? 0))
    .map(([kind, { best, total }]) => ({ kind, total, entries: best.map(({ source, row }) => source.entryOf(row)) }));
  return { query, groups: found };
};
