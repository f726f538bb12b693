/** True if the link may be followed; a guard that returns false asks the customer itself. */
export type LeaveGuard = (link: { pathname: string; address: string }) => boolean;

const guards = new Set<LeaveGuard>();

/** Calls `guard` before a link of the portal is followed, but not before the browser's Back. Returns a function that removes it. */
export const guardLeaving = (guard: LeaveGuard): (() => void) => {
  guards.add(guard);
  return () => guards.delete(guard);
};

/** True if every guard allows the navigation. */
export const mayLeave: LeaveGuard = (link) => [...guards].every((guard) => guard(link));
