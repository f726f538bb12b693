import { type DateRange, isPossible } from '../DateRangeField/dateRange.ts';

/** The start and the end of a day in the device's time zone, in ms since 1970. */
const startOf = (day: string): number => new Date(`${day}T00:00`).getTime();
const endOf = (day: string): number => {
  const next = new Date(`${day}T00:00`);
  next.setDate(next.getDate() + 1);
  return next.getTime();
};

/** The rows of those days, without rows of unknown time. An open or impossible range gives the same array. */
export const onDays = <Row>(
  rows: readonly Row[],
  momentOf: (row: Row) => string | null,
  range: DateRange,
): readonly Row[] => {
  const { from, to } = range;
  if ((from === null && to === null) || !isPossible(range)) return rows;
  const start = from === null ? Number.NEGATIVE_INFINITY : startOf(from);
  const end = to === null ? Number.POSITIVE_INFINITY : endOf(to);
  return rows.filter((row) => {
    const moment = Date.parse(momentOf(row) ?? '');
    return moment >= start && moment < end;
  });
};
