import { vi } from 'vitest';

/** Records from now on how many milliseconds each step of a server waits for, by its id; `vi.restoreAllMocks` ends it. */
export const recordWaits = (): ((serverId: string) => unknown[]) => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  // The schedule hands the id to its timers.
  return (serverId) =>
    timers.mock.calls
      .map((call): unknown[] => call)
      .filter(([, , of]) => of === serverId)
      .map(([, ms]) => ms);
};
