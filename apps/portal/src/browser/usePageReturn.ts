import { useEffect, useRef } from 'react';

/** Calls back when the browser shows this page again from its back-forward cache, with everything as it was left. */
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
