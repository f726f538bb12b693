import type { RealtimeEvent } from './channels.ts';

const mostRemembered = 500;
const samePayloadWithinMs = 10_000;

/**
 * Tells a first delivery from a repeated one, remembering the last 500 (the provider delivers twice: fact 5, docs/threats.md).
 * Without an `event_id` the same payload counts as a repeat for 10 s only, because the same change may honestly happen again.
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
