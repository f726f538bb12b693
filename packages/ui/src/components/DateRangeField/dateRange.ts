/** Days as `YYYY-MM-DD`, both included; `null` leaves a side open. */
export type DateRange = {
  from: string | null;
  to: string | null;
};

/** True if a side is open or `from` is not after `to`. */
export const isPossible = ({ from, to }: DateRange): boolean => from === null || to === null || from <= to;
