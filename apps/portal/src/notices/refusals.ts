import type { Announcement, NoticeKind } from '@may/domain';
import { readSession } from '../storage/storedSession.ts';
import { writeRefusals } from './customerHistory.ts';

type Refusal = { email: string; announcement: Announcement; at: number };

/** The kinds that are brought into the history here, because no open session raises them. */
export const refusedKinds: readonly NoticeKind[] = ['unlockRefused', 'signInRefused'];

const heldAtMost = 20;
let held: readonly Refusal[] = [];

/** Brings the held refusals of the tab's customer, by the e-mail that was tried, into the history, and forgets those of others. */
export const recordRefusals = (): void => {
  const refusals = held;
  held = [];
  writeRefusals(refusals);
};

/**
 * Notes a failed attempt with this e-mail, as the session's machine tells it: each failed sign-in, and each refused unlock. A locked customer has it
 * in the history at once. Before a sign-in no customer is known: the memory of this page holds the attempt.
 */
export const noteRefusal = (email: string, failure: unknown): void => {
  const { kind = null, serverMessage = null } = Object(failure) as { kind?: string; serverMessage?: string | null };
  const isUnlock = readSession() !== null;
  if (isUnlock && kind !== 'refused') return;
  const announcement: Announcement = isUnlock
    ? { kind: 'unlockRefused', subject: null, remedy: null }
    : { kind: 'signInRefused', subject: { serverMessage }, remedy: null };
  held = [...held.slice(1 - heldAtMost), { email, announcement, at: Date.now() }];
  if (isUnlock) recordRefusals();
};
