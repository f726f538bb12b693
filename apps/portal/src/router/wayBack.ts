import { useEffect } from 'react';
import * as v from 'valibot';
import { draft } from '../browser/storage/draft.ts';

/** The portal's page that needed the money; the customer returns to it after this tab's top-up. */
export const wayBack = draft('wayBack', v.string());

/** Clears the way back once the customer has returned, so that the next top-up does not offer it. */
export const useArrival = (address: string): void =>
  useEffect(() => {
    if (wayBack.read() === address) wayBack.clear();
  }, [address]);
