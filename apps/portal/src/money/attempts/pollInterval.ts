const minute = 60_000;

/**
 * Milliseconds until an open payment of this age (milliseconds) is asked about again: often while the customer watches, seldom later. One
 * from the future was begun while the clock was ahead, and is old.
 */
export const pollInterval = (age: number): number => {
  if (age < -2 * minute) return 2 * minute;
  if (age < 2 * minute) return 5_000;
  return age < 15 * minute ? 15_000 : 2 * minute;
};
