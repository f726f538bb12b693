import type { LinkedCard } from '../cards/card.ts';
import type { Confirmed } from '../confirmed.ts';
import type { Money } from '../money.ts';
import type { ServerKind } from '../servers/server.ts';
import type { UpgradePart } from '../servers/upgradePart.ts';
import type { ProviderEventName, providerEvents } from './providerEvent.ts';

/** An event of the provider that the portal shows to the customer. */
export type NotifiedEventName = {
  [Name in ProviderEventName]: (typeof providerEvents)[Name]['notice'] extends null ? never : Name;
}[ProviderEventName];

type ServerMessage = { serverMessage: string | null };
type Refusal = ServerMessage & { reason: 'refused' | 'notDone' };

/** Each kind of notice and its facts, as data that can be stored and written in any language. */
export type NoticeSubjects = {
  signInRefused: ServerMessage;
  unlockRefused: null;
  topUpRefused: null;
  /** `paid` is the provider's amount, `amount` the customer's own. */
  topUpSucceeded: { amount: Money; paid: Confirmed<Money> | null };
  topUpFailed: { amount: Money };
  topUpCancelled: { amount: Money };
  cardPaymentSucceeded: null;
  cardPaymentFailed: null;
  cardPaymentDeclined: ServerMessage & { reason: 'declined' | 'otherAmount' };
  cardLinked: null;
  cardProcessing: null;
  cardRejected: null;
  defaultCardChanged: { card: Confirmed<LinkedCard> };
  defaultCardUnchanged: ServerMessage;
  defaultCardUnknown: null;
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
  commentLeftOut: { comment: string };
  newVersion: null;
} & Record<NotifiedEventName, { amount: Money | null }>;

export type NoticeKind = keyof NoticeSubjects;

/** The next step that a notice offers: a page by its name in the manifest, or a reload of the present page. */
export type Remedy = { page: 'invoices' } | { page: 'reloaded' };

/**
 * A notice as a flow raises it. What two windows may tell has a `key`: the history has one notice of each key. A later notice with the same
 * `about` ends an earlier one, like the payment of an invoice its failure.
 */
export type Announcement<Kind extends NoticeKind = NoticeKind> = {
  [Each in Kind]: { kind: Each; subject: NoticeSubjects[Each]; remedy: Remedy | null; key?: string; about?: string };
}[Kind];

/** A raised notice; `at` is in epoch milliseconds, `id` is unique on this page. */
export type Notice = Announcement & { id: string; at: number };
