/** The balance at a moment of a day. */
export type DailyBalance = {
  /** Epoch ms. */
  at: number;
  /** Minor units; negative in an overdrawn wallet. */
  amount: number;
};

export const curveBox = { width: 600, height: 160 } as const;
const padding = 10;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * The place of each day in `curveBox`, and SVG path data of a stepped line and of the area under it: a balance holds until it changes. The floor is
 * zero or negative, or just below balances that are close.
 */
export const drawCurve = (days: readonly DailyBalance[]) => {
  const amounts = days.map(({ amount }) => amount);
  const highest = Math.max(0, ...amounts);
  const lowest = Math.min(...amounts);
  const floor = lowest > highest * 0.6 && lowest < highest ? lowest - (highest - lowest) : Math.min(0, lowest);
  const span = highest - floor || 1;
  const places = amounts.map((amount, index) => ({
    x: tenth((index / (amounts.length - 1)) * curveBox.width),
    y: tenth(padding + (1 - (amount - floor) / span) * (curveBox.height - 2 * padding)),
  }));
  const line = places.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  return { places, line, area: `${line}V${curveBox.height}H0Z` };
};
