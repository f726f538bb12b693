/** Adds calendar months: the same day and hour, or the month's last day if it is shorter. */
export const addMonths = (moment: Date, months: number): Date => {
  const then = new Date(moment);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return then;
};

/** The next charge after `now` of a server created at a moment (ISO 8601): the same day of a month, or its last day. */
export const nextRenewal = (createdAt: string, now: number): string | null => {
  const start = new Date(createdAt);
  if (Number.isNaN(start.getTime())) return null;
  const today = new Date(now);
  const from = (today.getUTCFullYear() - start.getUTCFullYear()) * 12 + today.getUTCMonth() - start.getUTCMonth();
  for (let months = Math.max(1, from); ; months += 1) {
    const due = addMonths(start, months);
    if (due.getTime() > now) return due.toISOString();
  }
};
