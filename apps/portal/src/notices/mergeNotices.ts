import type { KeptNotice } from './keptNotice.ts';

const second = 1_000;
const minute = 60 * second;

/** Milliseconds that the provider may take to list a payment after its event. */
const listedWithin = 30 * second;

/** Milliseconds within which two deliveries without an id of the event are one event. */
const sameWithin = { invoice: 10 * minute, server: minute, nothing: 10 * second, found: 60 * minute };

const withoutNull = (facts: object | null): object =>
  Object.fromEntries(Object.entries(facts ?? {}).filter(([, fact]) => fact !== null));

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
  if (isSameObject) return gap <= (one.isFound ? sameWithin.found : sameWithin[one.object?.type ?? 'server']);
  // The kept one may have taken up its invoice meanwhile.
  return other.object === null && gap <= sameWithin.nothing;
};

/** True if the kept notice is of an event that names no object, and a reading found its invoice. `since` is the reading before. */
const isItsInvoice = (kept: KeptNotice, added: KeptNotice, since: number): boolean => {
  const [one, other] = [kept.origin, added.origin];
  if (!one || !other || kept.kind !== added.kind || one.isFound || !other.isFound) return false;
  return one.object === null && kept.at >= since - listedWithin;
};

/** The kept notice with what a later delivery or a reading knows besides, so that a third one is known too. */
const withFacts = (kept: KeptNotice, { origin, subject }: KeptNotice): KeptNotice => {
  if (!kept.origin || !origin) return kept;
  const eventId = kept.origin.eventId ?? origin.eventId;
  const object = kept.origin.object ?? origin.object;
  const facts = kept.origin.object === null ? { ...subject, ...withoutNull(kept.subject) } : kept.subject;
  return { ...kept, subject: facts, origin: { ...kept.origin, eventId, object } } as KeptNotice;
};

/**
 * The history with one more notice, newest first; the same event is never there twice. `since` is the moment of the reading before the one that
 * found the notice.
 */
export const mergeNotice = (
  history: readonly KeptNotice[],
  added: KeptNotice,
  since = Number.POSITIVE_INFINITY,
): readonly KeptNotice[] => {
  const same =
    history.find((kept) => isSameEvent(kept, added)) ?? history.findLast((kept) => isItsInvoice(kept, added, since));
  if (same) return history.map((kept) => (kept === same ? withFacts(kept, added) : kept));
  return [added, ...history];
};
