import { vi } from 'vitest';

/** Records the wait of each step of a server in milliseconds, until `vi.restoreAllMocks`. */
export const recordWaits = (): ((serverId: string) => unknown[]) => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  // The schedule passes the server's id to its timers.
  return (serverId) =>
    timers.mock.calls
      .map((call): unknown[] => call)
      .filter(([, , of]) => of === serverId)
      .map(([, ms]) => ms);
};
