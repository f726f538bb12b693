import { useEffect, useRef } from 'react';

/** Calls `onReturn` when the browser restores this page from its back-forward cache, with its old state. */
export const usePageReturn = (onReturn: () => void): void => {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const hear = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
};
