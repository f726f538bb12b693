import { useEffect, useRef } from 'react';

/**
 * Refs of the screen's card, its button and the first domain that waits. When the focused element is gone and the focus with it, a domain that is new
 * among those that wait gets the focus, else the button. An open question has the focus of its own.
 */
export const useLostFocus = (waiting: number, isAsking: boolean) => {
  const area = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const firstWaiting = useRef<HTMLDivElement>(null);
  const focused = useRef<{ element: Element; waiting: number }>(null);
  useEffect(() => {
    const before = focused.current;
    if (before === null || before.element.isConnected) return;
    focused.current = null;
    if (isAsking || document.activeElement !== document.body) return;
    const heir = waiting > before.waiting ? firstWaiting.current : (addButton.current ?? firstWaiting.current);
    heir?.focus();
  });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) focused.current = { element: target, waiting };
    };
    const place = area.current;
    place?.addEventListener('focusin', note);
    return () => place?.removeEventListener('focusin', note);
  }, [waiting]);
  return { area, addButton, firstWaiting };
};
