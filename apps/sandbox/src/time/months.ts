/** The same day and hour so many months on; the last day of a month that has no such day. */
export const addMonths = (moment: Date, months: number): Date => {
  const then = new Date(moment);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return then;
};

/** The first monthly return of a day that is after `now`. */
export const nextMonthly = (first: Date, now: Date): Date => {
  let months = 1;
  while (addMonths(first, months) <= now) months += 1;
  return addMonths(first, months);
};
