import { useEffect, useRef } from 'react';

/** Returns a function that notes a press. Once the pressed button is gone, and the focus with it, the element that `heirOf` finds gets the focus. */
export const useFocusHeir = (heirOf: () => HTMLElement | null | undefined): (() => void) => {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) heirOf()?.focus();
  });
  return () => {
    pressed.current = document.activeElement;
  };
};
