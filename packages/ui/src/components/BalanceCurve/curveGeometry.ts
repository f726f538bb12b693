/** A balance and the moment from which it held. */
export interface BalancePoint {
  /** ISO 8601. */
  at: string;
  /** Minor units; a wallet may be overdrawn. */
  amount: number;
}

export interface DailyBalance {
  /** Epoch ms. */
  at: number;
  amount: number;
}

export interface CurveGeometry {
  /** SVG path data of the stepped line and of the area under it. */
  line: string;
  area: string;
  /** Where a moment and an amount are drawn. */
  place: (daily: DailyBalance) => { x: number; y: number };
}

export const curveBox = { width: 600, height: 160 } as const;
const day = 86_400_000;
const padding = 10;

/** The balance once a day from the first point to the last, which is the last sample whatever its hour. */
export const dailyBalances = (points: readonly BalancePoint[]): DailyBalance[] => {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  const end = Date.parse(last.at);
  const days = Math.max(0, Math.round((end - Date.parse(first.at)) / day));
  return Array.from({ length: days + 1 }, (_, index) => {
    const at = end - (days - index) * day;
    const held = points.findLast((point) => Date.parse(point.at) <= at) ?? first;
    return { at, amount: held.amount };
  });
};

/** A stepped line, because a balance holds until it changes; its floor is zero where zero is near, else just under the lowest. */
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
