import { useEffect } from 'react';
import { countUnderWay } from './underWay.ts';

/** Counts a flow's sending and waiting as under way, while it lasts and its page is shown. */
export const useUnderWay = (isUnderWay: boolean): void => {
  useEffect(() => {
    if (!isUnderWay) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    countUnderWay(promise);
    return resolve;
  }, [isUnderWay]);
};
