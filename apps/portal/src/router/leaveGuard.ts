/** Whether the link may be followed; a guard that says no asks the visitor itself. */
export type LeaveGuard = (link: { pathname: string; address: string }) => boolean;

const guards = new Set<LeaveGuard>();

/** Asks `guard` before a link of the portal is followed; returns what ends it. The browser's own Back is not asked. */
export const guardLeaving = (guard: LeaveGuard): (() => void) => {
  guards.add(guard);
  return () => guards.delete(guard);
};

/** Whether nobody minds that a link is followed. */
export const mayLeave: LeaveGuard = (link) => [...guards].every((guard) => guard(link));
