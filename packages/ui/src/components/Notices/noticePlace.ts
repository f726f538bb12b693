/** A rectangle of the window in CSS pixels. */
export type Box = { top: number; right: number; bottom: number; left: number };

/** A thing that the customer can press, fill in or read as a figure. */
export type PageThing = {
  box: Box /** True if scrolling cannot bring it elsewhere, or if it has the focus. */;
  stays: boolean;
};

/** The visible page while a place is chosen. */
export type Sight = {
  /** The window; with an open keyboard the part above it. */
  window: Box;
  /** The top bar and the things in it; null where none can be seen. Under a dialog it cannot be used. */
  bar: { box: Box; things: readonly Box[]; isUsable: boolean } | null;
  /** The things elsewhere, without those that a dialog has made unusable. */
  things: readonly PageThing[];
  /** Pixels from the top of the page to the top of the window. */
  scrolled: number;
  /** Pixels of a strip with this notice. */
  height: number;
};

/** The free part of the top bar, or a strip from side to side: above the lower edge, below the bar, or, over a dialog, in place of the bar. */
export type NoticePlace = { kind: 'bar'; box: Box } | { kind: 'strip'; edge: 'lower' | 'underBar' | 'upper'; box: Box };

/** The least width in which a title and a text can be read, with the buttons of a notice. */
const leastRoom = 300;
const gap = 12;
/** A thing that stays where it is counts more than any number that scrolling brings back. */
const unreachable = 1_000;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The widest part of the bar in which nothing stands. */
const roomIn = ({ box, things }: NonNullable<Sight['bar']>): Box => {
  let [left, right] = [box.left, box.left];
  let from = box.left;
  for (const thing of things.toSorted((one, other) => one.left - other.left)) {
    if (thing.left - from > right - left) [left, right] = [from, thing.left];
    from = Math.max(from, thing.right);
  }
  if (box.right - from > right - left) [left, right] = [from, box.right];
  return { ...box, left: left + gap, right: right - gap };
};

type Strip = Extract<NoticePlace, { kind: 'strip' }>;

/** A strip and the price of what it hides. */
const stripAt = (
  edge: Strip['edge'],
  { window, bar, things, scrolled, height }: Sight,
): { cost: number; place: Strip } => {
  const tops = {
    lower: window.bottom - height,
    underBar: Math.max(window.top, bar?.box.bottom ?? 0),
    upper: window.top,
  };
  const box = { top: tops[edge], bottom: tops[edge] + height, left: window.left, right: window.right };
  // Above a page's beginning there is nothing to scroll to; below its end the portal makes room.
  const isAtStart = edge !== 'lower' && scrolled < height;
  const ofPage = things
    .filter((thing) => meet(thing.box, box))
    .map(({ stays }) => (stays || isAtStart ? unreachable : 1));
  const ofBar = bar?.isUsable ? bar.things.filter((thing) => meet(thing, box)).map(() => unreachable) : [];
  return { cost: [...ofPage, ...ofBar].reduce((sum, price) => sum + price, 0), place: { kind: 'strip', edge, box } };
};

/** The place where a notice covers nothing, or, on a narrow window that is full, the least that scrolling cannot bring back. */
export const choosePlace = (sight: Sight): NoticePlace => {
  const { window, bar, things } = sight;
  if (bar) {
    const box = roomIn(bar);
    const isFree = box.top >= window.top && !things.some((thing) => meet(thing.box, box));
    if (isFree && box.right - box.left >= leastRoom) return { kind: 'bar', box };
  }
  const strips = (['lower', 'underBar', 'upper'] as const).map((edge) => stripAt(edge, sight));
  return strips.reduce((best, next) => (next.cost < best.cost ? next : best)).place;
};

/**
 * The place that follows another one. A strip keeps its edge while no bar has room, so that a notice does not jump while the customer reads it.
 * It moves if a thing that cannot be scrolled away has come under it.
 */
export const followPlace = (before: NoticePlace | null, sight: Sight): NoticePlace => {
  const next = choosePlace(sight);
  if (before?.kind !== 'strip' || next.kind === 'bar') return next;
  const same = stripAt(before.edge, sight);
  return same.cost < unreachable ? same.place : next;
};
