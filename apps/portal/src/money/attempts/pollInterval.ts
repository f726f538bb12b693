const minute = 60_000;

/**
 * Milliseconds until the tray asks again about an open payment of this age (milliseconds). Younger payments are asked about more often,
 * because the customer is watching. A negative age over 2 minutes means that the clock was ahead: the payment counts as old.
 */
export const pollInterval = (age: number): number => {
  if (age < -2 * minute) return 2 * minute;
  if (age < 2 * minute) return 5_000;
  return age < 15 * minute ? 15_000 : 2 * minute;
};
