/** The periods of bookkeeping that one press chooses; any other range of days is the customer's own. */
export const periods = ['thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'thisYear', 'lastYear'] as const;

export type Period = (typeof periods)[number];

/** The first and the last day of a period as `YYYY-MM-DD`, both included. */
type PeriodDays = { from: string; to: string };

/** Months of a period, and how many periods before the present one it is. */
const shapes: Readonly<Record<Period, { months: 1 | 3 | 12; ago: 0 | 1 }>> = {
  thisMonth: { months: 1, ago: 0 },
  lastMonth: { months: 1, ago: 1 },
  thisQuarter: { months: 3, ago: 0 },
  lastQuarter: { months: 3, ago: 1 },
  thisYear: { months: 12, ago: 0 },
  lastYear: { months: 12, ago: 1 },
};

const dayText = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The day of a moment in the device's time zone, as `YYYY-MM-DD`. */
export const dayAt = (moment: number): string => {
  const at = new Date(moment);
  return dayText(at.getFullYear(), at.getMonth() + 1, at.getDate());
};

/** The days of a period, from the customer's day today (`YYYY-MM-DD`). The present period has all of its days, also those to come. */
export const daysOfPeriod = (period: Period, today: string): PeriodDays => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const { months, ago } = shapes[period];
  const start = Math.floor((month - 1) / months) * months - ago * months;
  // In UTC each day has 24 hours: days are no moments, so no clock change may move them.
  const textOf = (at: Date) => dayText(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  return {
    from: textOf(new Date(Date.UTC(year, start, 1))),
    to: textOf(new Date(Date.UTC(year, start + months, 0))),
  };
};

/** The period that has exactly these days; null for any other range. */
export const periodOf = (days: { from: string | null; to: string | null }, today: string): Period | null =>
  periods.find((period) => {
    const { from, to } = daysOfPeriod(period, today);
    return from === days.from && to === days.to;
  }) ?? null;
