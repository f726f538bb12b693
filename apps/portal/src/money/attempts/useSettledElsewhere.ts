import { useEffect } from 'react';
import { type AttemptStore, attemptStore } from './attemptStore.ts';

/** Calls back when this browser is told how the attempt ended, which may have been in another tab; returns how to stop. */
export const onSettled = (store: Pick<AttemptStore, 'find' | 'subscribe'>, key: string, tell: () => void) => {
  const isSettled = () => store.find(key)?.phase === 'settled';
  let wasSettled = isSettled();
  return store.subscribe(() => {
    const isNews = !wasSettled && isSettled();
    wasSettled = isSettled();
    if (isNews) tell();
  });
};

/** Lets a flow ask about its attempt when another tab was told how that ended: a page that says declined does not stay so. */
export const useSettledElsewhere = (key: string | null | undefined, send: (event: { type: 'check' }) => void): void => {
  useEffect(() => (key ? onSettled(attemptStore, key, () => send({ type: 'check' })) : undefined), [key, send]);
};
