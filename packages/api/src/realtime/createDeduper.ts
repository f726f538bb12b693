import type { RealtimeEvent } from './channels.ts';

const mostRemembered = 500;
const samePayloadWithinMs = 10_000;

/**
 * Creates a filter that is true for the first delivery of an event; it remembers the last 500 (fact 5, docs/threats.md). Without an `event_id`
 * an equal payload is a repeat for 10 s only, because the same change may happen again.
 */
export const createDeduper = (now: () => number = Date.now) => {
  const seenAt = new Map<string, number>();
  return (event: RealtimeEvent, payload: unknown): boolean => {
    const key = event.eventId === null ? `${event.name} ${JSON.stringify(payload)}` : `#${event.eventId}`;
    const before = seenAt.get(key);
    seenAt.delete(key);
    seenAt.set(key, now());
    const oldest = seenAt.keys().next();
    if (seenAt.size > mostRemembered && !oldest.done) seenAt.delete(oldest.value);
    return before === undefined || (event.eventId === null && now() - before > samePayloadWithinMs);
  };
};
