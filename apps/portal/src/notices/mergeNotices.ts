import type { KeptNotice } from './keptNotice.ts';

const second = 1_000;
const minute = 60 * second;

/** Milliseconds within which two deliveries without an id of the event are one event. */
const sameWithin = { object: 10 * minute, nothing: 10 * second, found: 60 * minute };

/**
 * True if a new notice tells an event that the history has. The provider's id of the event decides. Without one, the kind, the object and the
 * moment do. An invoice is paid once, so its payment is one event at any time.
 */
const isSameEvent = (kept: KeptNotice, added: KeptNotice): boolean => {
  const [one, other] = [kept.origin, added.origin];
  if (!one || !other || kept.kind !== added.kind) return false;
  const isSameObject = one.object !== null && one.object.id === other.object?.id;
  if (isSameObject && kept.kind === 'invoice.paid') return true;
  if (one.eventId !== null && other.eventId !== null) return one.eventId === other.eventId;
  // The list of invoices shows the state that an earlier event has told.
  if (isSameObject && other.isFound) return true;
  const gap = Math.abs(added.at - kept.at);
  if (isSameObject) return gap <= (one.isFound ? sameWithin.found : sameWithin.object);
  return one.object === null && other.object === null && gap <= sameWithin.nothing;
};

/** The kept notice with the id of the event that a later delivery brought, so that a third delivery is known too. */
const withId = (kept: KeptNotice, added: KeptNotice): KeptNotice => {
  if (!kept.origin || kept.origin.eventId !== null || !added.origin?.eventId) return kept;
  return { ...kept, origin: { ...kept.origin, eventId: added.origin.eventId } };
};

/** The history with one more notice, newest first; the same event is never there twice. */
export const mergeNotice = (history: readonly KeptNotice[], added: KeptNotice): readonly KeptNotice[] => {
  const same = history.find((kept) => isSameEvent(kept, added));
  if (same) return history.map((kept) => (kept === same ? withId(kept, added) : kept));
  return [added, ...history];
};
