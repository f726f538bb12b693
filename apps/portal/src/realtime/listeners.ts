import type { RealtimeEvent } from '@may/api/realtime';

/** Hears an event; true says that the screen tells of it by itself. */
type Listener = (event: RealtimeEvent) => boolean;

const listeners = new Set<Listener>();

/** Hears the provider's events while a screen waits for one, beside the bell; returns how to stop. */
export const listenToEvents = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Passes an event to whoever waits; true where a screen tells of it, so that nobody else does. */
export const passOn = (event: RealtimeEvent): boolean =>
  [...listeners].filter((listener) => listener(event)).length > 0;
