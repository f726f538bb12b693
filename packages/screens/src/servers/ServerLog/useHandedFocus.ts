import { useEffect, useRef } from 'react';
import type { LogConnection } from './serverLog.ts';

/** The connection, and a ref for its state: it gets the focus of a pressed button once that button is gone. */
export const useHandedFocus = (connection: LogConnection) => {
  const state = useRef<HTMLElement>(null);
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body) state.current?.focus();
  });
  const actions = connection.actions.map((action) => ({
    ...action,
    onPress: () => {
      pressed.current = document.activeElement;
      action.onPress();
    },
  }));
  return { connection: { ...connection, actions }, state };
};
