import type { RealtimeEvent } from '@may/api/realtime';
import * as v from 'valibot';
import { draft } from '../../browser/storage/draft.ts';

/** Receives each event; returns true if its screen shows the event, so that no notice is raised. */
type Listener = (event: RealtimeEvent) => boolean;

const listeners = new Map<Listener, () => void>();
const failureSchema = v.object({ serverId: v.nullable(v.string()), subjectId: v.nullable(v.string()) });

/** The failed payments that this tab was told of, until its session ends. */
const failures = draft('failedPayments', v.array(failureSchema));
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
  const { name, serverId, subjectId } = event;
  if (name === 'invoice.payment_failed') failures.write([...earlierFailures(), { serverId, subjectId }].slice(-50));
  return [...listeners.keys()].filter((listener) => listener(event)).length > 0;
};

/** The servers and invoices of failed payments, oldest first, for a screen that opens after their events. */
export const earlierFailures = (): readonly v.InferOutput<typeof failureSchema>[] => failures.read() ?? [];

export const notifyListening = (): void => {
  for (const onListening of [...listeners.values()]) onListening();
};
