/** A balance and the moment from which it held. */
export type BalancePoint = {
  /** ISO 8601. */
  at: string;
  /** Minor units; negative in an overdrawn wallet. */
  amount: number;
};

export type DailyBalance = {
  /** Epoch ms. */
  at: number;
  amount: number;
};

export type CurveGeometry = {
  /** SVG path data of the stepped line and of the area under it. */
  line: string;
  area: string;
  /** The point of a moment and an amount, in units of `curveBox`. */
  place: (daily: DailyBalance) => { x: number; y: number };
};

export const curveBox = { width: 600, height: 160 } as const;
const day = 86_400_000;
const padding = 10;

const daysOf = (points: readonly BalancePoint[]): number =>
  Math.max(0, Math.round((Date.parse(points.at(-1)?.at ?? '') - Date.parse(points[0]?.at ?? '')) / day));

/** The points of each day with points, oldest first. A day is 24 hours long and ends at the hour of the last point. */
const pointsByDay = (points: readonly BalancePoint[]): Map<number, BalancePoint[]> => {
  const end = Date.parse(points.at(-1)?.at ?? '');
  const days = daysOf(points);
  return Map.groupBy(points, ({ at }) => Math.max(0, days - Math.floor((end - Date.parse(at)) / day)));
};

/** The last point of each day with points, for the table. */
export const closings = (points: readonly BalancePoint[]): BalancePoint[] =>
  [...pointsByDay(points).values()].flatMap((ofDay) => ofDay.at(-1) ?? []);

/** One balance a day from the first point to the last, each at the hour of the last point. */
export const dailyBalances = (points: readonly BalancePoint[]): DailyBalance[] => {
  const last = points.at(-1);
  if (!last) return [];
  const end = Date.parse(last.at);
  const days = daysOf(points);
  const byDay = pointsByDay(points);
  let held = points[0]?.amount ?? 0;
  return Array.from({ length: days + 1 }, (_, index) => {
    held = byDay.get(index)?.at(-1)?.amount ?? held;
    return { at: end - (days - index) * day, amount: held };
  });
};

/** Draws a stepped line, because a balance holds until it changes. The floor is zero or negative, or just below balances that are close. */
export const drawCurve = (points: readonly BalancePoint[]): CurveGeometry => {
  const times = points.map(({ at }) => Date.parse(at));
  const amounts = points.map(({ amount }) => amount);
  const [start = 0, end = 0] = [times[0], times.at(-1)];
  const highest = Math.max(0, ...amounts);
  const lowest = Math.min(...amounts);
  const floor = lowest > highest * 0.6 && lowest < highest ? lowest - (highest - lowest) : Math.min(0, lowest);
  const span = highest - floor || 1;
  const place = ({ at, amount }: DailyBalance) => ({
    x: end === start ? curveBox.width : Math.round(((at - start) / (end - start)) * curveBox.width * 10) / 10,
    y: Math.round((padding + (1 - (amount - floor) / span) * (curveBox.height - 2 * padding)) * 10) / 10,
  });
  const steps = points.map(({ amount }, index) => {
    const { x, y } = place({ at: times[index] ?? end, amount });
    return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  const line = points.length === 1 ? `${steps.join('').replace('M600', 'M0')}H${curveBox.width}` : steps.join('');
  return { line, area: `${line}V${curveBox.height}H0Z`, place };
};
