import { useEffect } from 'react';
import { wayBack } from './topUpDraft.ts';

/** Clears the way back once the customer has returned, so that the next top-up does not offer it. */
export const useArrival = (address: string): void =>
  useEffect(() => {
    if (wayBack.read() === address) wayBack.clear();
  }, [address]);
