import type { Drawn } from './watchDrawn.ts';

type Box = Drawn['box'];

const textOf = ({ x, y, width, height }: Box): string => `${width}×${height} at ${x},${y}`;

const distance = (a: Box, b: Box): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.width - b.width), Math.abs(a.height - b.height));

const nearest = (thing: Drawn, others: readonly Drawn[]): Drawn | undefined =>
  others.toSorted((a, b) => distance(thing.box, a.box) - distance(thing.box, b.box))[0];

const touches = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height && b.y < a.y + a.height;

/** A thing that did not stay as it was drawn. */
type Move = {
  /** The kind of change. */
  what: string;
  line: string;
};

/** The change of a thing until the end, or null if it stands as it was drawn, or if data took the place of its skeleton. */
const changeOf = (thing: Drawn, end: readonly Drawn[]): { what: string; to?: Box } | null => {
  if (thing.kind === 'skeleton') {
    const isFilled = end.some(({ kind, box }) => kind !== 'box' && touches(box, thing.box, 40));
    if (!isFilled) return { what: 'skeleton, and nothing stands in its place' };
    // A line of text is as high as its skeleton; a block stands for a card or a picture of its size.
    const isLine = thing.box.height <= 40;
    const isKept = isLine || end.some(({ box }) => distance(box, thing.box) <= 24);
    return isKept ? null : { what: 'skeleton of another shape than what stands in its place' };
  }
  const same = nearest(
    thing,
    end.filter(({ kind, label }) => kind === thing.kind && label === thing.label),
  );
  if (!same) return { what: 'gone' };
  const moved = distance(thing.box, same.box);
  if (moved <= 1) return null;
  // A late font changes the width of a text by a few pixels, and the place of what stands beside it.
  if (moved <= 10) return { what: 'changed by 10 px at most', to: same.box };
  const isSameSize = thing.box.width === same.box.width && thing.box.height === same.box.height;
  return { what: isSameSize ? 'moved' : 'changed', to: same.box };
};

/** Things on the screen that do not stand at the end as they were drawn, and new texts where no skeleton had stood. */
export const findMoves = (
  things: readonly Drawn[],
  last: number,
  { width, height }: { width: number; height: number },
): Move[] => {
  const end = things.filter(({ to }) => to === last);
  const first = Math.min(...things.map(({ from }) => from));
  const isOnScreen = ({ box }: Drawn) => touches(box, { x: 0, y: 0, width, height });
  const lineOf = ({ kind, label, box, from }: Drawn, to?: Box): string => {
    const named = kind === 'picture' ? kind : `${kind} “${label.slice(0, 50)}”`;
    return `${(from / 1000).toFixed(1)} s  ${named} ${textOf(box)}${to ? ` → ${textOf(to)}` : ''}`;
  };
  const changed = things
    .filter((thing) => thing.to < last && isOnScreen(thing))
    .flatMap((thing) => {
      const change = changeOf(thing, end);
      return change === null ? [] : [{ what: change.what, line: lineOf(thing, change.to) }];
    });
  const came = end
    .filter((thing) => thing.kind === 'text' && thing.from > first && isOnScreen(thing))
    .filter(({ label, box, from }) => {
      const before = things.filter((other) => other.from < from);
      const hadSkeleton = before.some(({ kind, box: other }) => kind === 'skeleton' && touches(other, box, 200));
      return !hadSkeleton && !before.some((other) => other.kind === 'text' && other.label === label);
    })
    .map((thing) => ({ what: 'text where no skeleton had stood', line: lineOf(thing) }));
  return [...changed, ...came];
};
