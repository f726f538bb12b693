import type { MonthFlow } from '@may/domain';

/** The plot in units of its drawing: twelve months side by side, money in above the line and money out below it. */
export const plotBox = { width: 960, height: 200, month: 80, bar: 40 } as const;

type Bar = { x: number; y: number; height: number };

export type Bars = {
  /** The place of the line between money in and money out. */
  zero: number;
  /** The largest amount of each direction, at the upper and the lower edge. */
  most: { received: number; spent: number };
  received: readonly Bar[];
  spent: readonly Bar[];
};

/** An amount that is there has a bar that can be seen. */
const least = 2;

/** Places the bars of both directions on one scale. */
export const barsOf = (months: readonly Pick<MonthFlow, 'received' | 'spent'>[]): Bars => {
  const most = {
    received: Math.max(0, ...months.map(({ received }) => received)),
    spent: Math.max(0, ...months.map(({ spent }) => spent)),
  };
  const scale = plotBox.height / (most.received + most.spent || 1);
  const zero = Math.round(most.received * scale);
  const heightOf = (amount: number) => (amount > 0 ? Math.max(least, Math.round(amount * scale)) : 0);
  const x = (place: number) => place * plotBox.month + (plotBox.month - plotBox.bar) / 2;
  return {
    zero,
    most,
    received: months.map(({ received }, place) => {
      const height = heightOf(received);
      return { x: x(place), y: zero - height, height };
    }),
    spent: months.map(({ spent }, place) => ({ x: x(place), y: zero, height: heightOf(spent) })),
  };
};
