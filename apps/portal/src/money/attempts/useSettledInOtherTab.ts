import { useEffect } from 'react';
import { type AttemptStore, attemptStore } from './attemptStore.ts';

/** Calls `onNews` once this browser has stored the outcome of the attempt, which any tab may do. Returns a function that stops it. */
export const onSettled = (store: Pick<AttemptStore, 'find' | 'subscribe'>, key: string, onNews: () => void) => {
  const isSettled = () => store.find(key)?.phase === 'settled';
  let wasSettled = isSettled();
  return store.subscribe(() => {
    const isNews = !wasSettled && isSettled();
    wasSettled = isSettled();
    if (isNews) onNews();
  });
};

/**
 * Lets a flow check its attempt when another tab has stored the outcome, so that a page does not keep saying "declined" of a paid attempt.
 */
export const useSettledInOtherTab = (
  key: string | null | undefined,
  send: (event: { type: 'check' }) => void,
): void => {
  useEffect(() => (key ? onSettled(attemptStore, key, () => send({ type: 'check' })) : undefined), [key, send]);
};
