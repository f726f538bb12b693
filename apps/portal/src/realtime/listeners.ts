import type { RealtimeEvent } from '@may/api/realtime';

/** Receives each event; returns true if its screen shows the event, so that no notice is raised. */
type Listener = (event: RealtimeEvent) => boolean;

const listeners = new Map<Listener, () => void>();
/** The failed payments that this page was told of. */
const failures: RealtimeEvent[] = [];
const first = Promise.withResolvers<void>();

/** Resolves when the first screen waits for events; the portal then connects at once, not in an idle moment. */
export const whenAwaited = (): Promise<void> => first.promise;

/**
 * Passes the provider's events to a screen. Each new connection calls `onListening`: earlier events may be lost. Returns the way to stop both.
 */
export const listenToEvents = (listener: Listener, onListening: () => void = () => undefined): (() => void) => {
  listeners.set(listener, onListening);
  first.resolve();
  return () => void listeners.delete(listener);
};

/** Passes an event to every listener; true if a screen shows it. */
export const dispatchEvent = (event: RealtimeEvent): boolean => {
  if (event.name === 'invoice.payment_failed') failures.push(event);
  return [...listeners.keys()].filter((listener) => listener(event)).length > 0;
};

/** The failed payments, oldest first, for a screen that opens after their events. */
export const earlierFailures = (): readonly RealtimeEvent[] => failures;

export const notifyListening = (): void => {
  for (const onListening of [...listeners.values()]) onListening();
};
