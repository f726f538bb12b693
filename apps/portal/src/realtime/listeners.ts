import type { RealtimeEvent } from '@may/api/realtime';

/** Hears an event; true says that the screen tells of it by itself. */
type Listener = (event: RealtimeEvent) => boolean;

const listeners = new Map<Listener, () => void>();
const first = Promise.withResolvers<void>();

/** Resolves when a screen waits for events: then nobody waits for an idle moment to listen to the provider. */
export const whenAwaited = (): Promise<void> => first.promise;

/**
 * Hears the provider's events while a screen waits for one, beside the bell; `onListening` hears of each new connection, before
 * which events may have been missed. Returns how to stop.
 */
export const listenToEvents = (listener: Listener, onListening: () => void = () => undefined): (() => void) => {
  listeners.set(listener, onListening);
  first.resolve();
  return () => void listeners.delete(listener);
};

/** Passes an event to whoever waits; true where a screen tells of it, so that nobody else does. */
export const passOn = (event: RealtimeEvent): boolean =>
  [...listeners.keys()].filter((listener) => listener(event)).length > 0;

/** Tells whoever waits that the provider is listened to from now on. */
export const tellListening = (): void => {
  for (const onListening of [...listeners.values()]) onListening();
};
