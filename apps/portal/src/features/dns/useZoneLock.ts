import { useEffect, useState } from 'react';
import { onlyTab, waitForLock } from '../../browser/onlyTab.ts';

/** `asking` lasts a moment; `elsewhere` lasts until another tab releases the zone. */
export type ZoneLock = 'asking' | 'elsewhere' | 'held';

/** Locks a zone for this tab while the customer reviews and applies changes, because two tabs would send each step twice. */
export const useZoneLock = (domainId: string): ZoneLock => {
  const [lock, setLock] = useState<ZoneLock>('asking');
  useEffect(() => {
    const name = `may.dns.${domainId}`;
    const leaving = new AbortController();
    const { signal } = leaving;
    const hold = async () => {
      if (signal.aborted) return;
      setLock('held');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    };
    const wait = async () => {
      if (signal.aborted) return;
      setLock('elsewhere');
      await waitForLock(name, hold, signal);
    };
    onlyTab(name, hold)
      .catch(wait)
      // The customer has left.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [domainId]);
  return lock;
};
