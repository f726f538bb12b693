import { useEffect } from 'react';
import { type AttemptStore, attemptStore } from './attemptStore.ts';

/**
 * Calls `onNews` once this browser has stored that the attempt is over, or may be charged, which any tab may do. Returns a function that stops it.
 */
export const onNewPhase = (store: Pick<AttemptStore, 'find' | 'subscribe'>, key: string, onNews: () => void) => {
  const phaseOf = () => store.find(key)?.phase;
  let last = phaseOf();
  return store.subscribe(() => {
    const phase = phaseOf();
    const isNews = phase !== last && (phase === 'settled' || phase === 'open');
    last = phase;
    if (isNews) onNews();
  });
};

/**
 * Lets a flow check its attempt when another tab has paid it or may have, so that a page does not keep saying "declined" of it.
 */
export const useOtherTabs = (key: string | null | undefined, send: (event: { type: 'check' }) => void): void => {
  useEffect(() => (key ? onNewPhase(attemptStore, key, () => send({ type: 'check' })) : undefined), [key, send]);
};
