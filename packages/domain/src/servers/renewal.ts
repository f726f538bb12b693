/** The next charge after `now` of a server created at a moment (ISO 8601): the same day of a month, or its last day. */
export const nextRenewal = (createdAt: string, now: number): string | null => {
  const start = new Date(createdAt);
  if (Number.isNaN(start.getTime())) return null;
  const today = new Date(now);
  const from = (today.getUTCFullYear() - start.getUTCFullYear()) * 12 + today.getUTCMonth() - start.getUTCMonth();
  for (let months = Math.max(1, from); ; months += 1) {
    const due = new Date(start);
    due.setUTCDate(1);
    due.setUTCMonth(start.getUTCMonth() + months);
    const lastDay = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate();
    due.setUTCDate(Math.min(start.getUTCDate(), lastDay));
    if (due.getTime() > now) return due.toISOString();
  }
};
