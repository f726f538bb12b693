import { useEffect, useRef } from 'react';

/** Calls `onReturn` when the browser restores this page from its back-forward cache, with its old state. */
export const usePageReturn = (onReturn: () => void): void => {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
};
