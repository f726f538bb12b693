import { useEffect, useState } from 'react';

/** `asking` lasts a moment; `elsewhere` lasts until another tab releases the zone. */
export type ZoneLock = 'asking' | 'elsewhere' | 'held';

/** Locks a zone for this tab while the customer reviews and applies changes, because two tabs would send each step twice. */
export const useZoneLock = (domainId: string): ZoneLock => {
  const [lock, setLock] = useState<ZoneLock>('asking');
  useEffect(() => {
    const name = `may.dns.${domainId}`;
    const leaving = new AbortController();
    const { signal } = leaving;
    const hold = () => {
      setLock('held');
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    };
    const wait = async () => {
      const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (granted) => {
        if (granted && !signal.aborted) await hold();
        return granted !== null;
      });
      if (isFree || signal.aborted) return;
      setLock('elsewhere');
      await navigator.locks.request(name, { signal }, hold);
    };
    // A browser that denies locks sees no other tab.
    wait().catch(() => {
      if (!signal.aborted) setLock('held');
    });
    return () => leaving.abort();
  }, [domainId]);
  return lock;
};
