import type { LinkedCard } from './card.ts';
import type { Money } from './money.ts';
import type { ProviderEventName, providerEvents } from './providerEvent.ts';
import type { ServerKind } from './server.ts';
import type { UpgradePart } from './upgradePart.ts';

/** An event of the provider that the portal shows to the customer. */
export type ToldEventName = {
  [Name in ProviderEventName]: (typeof providerEvents)[Name]['notice'] extends null ? never : Name;
}[ProviderEventName];

type ServerMessage = { serverMessage: string | null };
type Refusal = ServerMessage & { reason: 'refused' | 'notDone' };

/** Each kind of notice and its facts, as data that can be stored and written in any language. */
export type NoticeSubjects = {
  signInRefused: ServerMessage;
  unlockRefused: null;
  topUpRefused: null;
  topUpSucceeded: { amount: Money };
  topUpFailed: { amount: Money };
  topUpCancelled: { amount: Money };
  cardPaymentSucceeded: null;
  cardPaymentFailed: null;
  cardPaymentDeclined: ServerMessage & { reason: 'declined' | 'otherAmount' };
  cardLinked: null;
  cardProcessing: null;
  cardRejected: null;
  defaultCardChanged: { card: LinkedCard };
  defaultCardUnchanged: ServerMessage;
  orderRefused: ServerMessage & { serverKind: ServerKind };
  serverPaid: { serverKind: ServerKind };
  upgradeRefused: ServerMessage & { part: UpgradePart };
  diskTooSmall: null;
  domainNotAdded: Refusal;
  domainNotDeleted: Refusal;
  /** In Unicode, not in Punycode. */
  domainDeleted: { domain: string };
  customDomainsNotUpdated: ServerMessage;
  /** In Unicode. */
  domainNotPointing: { domain: string };
  /** One or several, in Unicode. */
  customDomainsVerified: { domain: string };
  customDomainRemoved: { domain: string };
  recordIncomplete: null;
  recordNotAdded: ServerMessage;
  recordTypeNotOffered: { type: string };
  newVersion: null;
} & Record<ToldEventName, { amount: Money | null }>;

export type NoticeKind = keyof NoticeSubjects;

/** The next step that a notice offers: a page by its name in the manifest, or a reload of the present page. */
export type Remedy = { page: 'invoices' } | { page: 'reloaded' };

/** The invoice or the server that an event is about; the number is null if only the id is known. */
export type NoticeObject = { type: 'invoice'; id: string; number: string | null } | { type: 'server'; id: string };

/** The identity of an event, so that each is one notice in the history. */
export type NoticeOrigin = {
  /** The provider's id of the event, or the key of an attempt; null if it sends none, or if the portal found the event by reading. */
  eventId: string | null;
  object: NoticeObject | null;
  /** True if the portal found it by reading: then its moment is unknown. */
  isFound: boolean;
};

/** A notice as a flow raises it; `origin` is for the provider's events, and for outcomes that two windows may tell. */
export type Announcement<Kind extends NoticeKind = NoticeKind> = {
  [Each in Kind]: { kind: Each; subject: NoticeSubjects[Each]; remedy: Remedy | null; origin?: NoticeOrigin };
}[Kind];

/** A raised notice; `at` is in epoch milliseconds, `id` is unique on this page. */
export type Notice = Announcement & { id: string; at: number };
