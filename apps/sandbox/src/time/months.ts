/** Adds calendar months: the same day and hour, or the month's last day if it is shorter. */
export const addMonths = (moment: Date, months: number): Date => {
  const then = new Date(moment);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return then;
};

/** The last monthly anniversary of `first` before `next`, or `first` itself. */
export const lastMonthly = (first: Date, next: Date): Date => {
  let months = 0;
  while (addMonths(first, months + 1) < next) months += 1;
  return addMonths(first, months);
};

/** The first monthly anniversary of `first` after `now`. */
export const nextMonthly = (first: Date, now: Date): Date => {
  let months = 1;
  while (addMonths(first, months) <= now) months += 1;
  return addMonths(first, months);
};
