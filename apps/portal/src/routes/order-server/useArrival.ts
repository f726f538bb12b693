import { useEffect } from 'react';
import { wayBack } from '../../money/top-ups/topUpDraft.ts';

/** Forgets the way back from a top-up once the customer is there, so that the next top-up does not offer it. */
export const useArrival = (address: string): void =>
  useEffect(() => {
    if (wayBack.read() === address) wayBack.clear();
  }, [address]);
