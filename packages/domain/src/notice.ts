import type { LinkedCard } from './card.ts';
import type { Money } from './money.ts';
import type { ProviderEventName, providerEvents } from './providerEvent.ts';
import type { ServerKind } from './server.ts';

/** An event of the provider that the customer is told about. */
export type ToldEventName = {
  [Name in ProviderEventName]: (typeof providerEvents)[Name]['notice'] extends null ? never : Name;
}[ProviderEventName];

type ServerMessage = { serverMessage: string | null };
type Refusal = ServerMessage & { reason: 'refused' | 'notDone' };

/** Each kind of notice and its facts: data that can be kept, and told in any language. */
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
  domainNotAdded: Refusal;
  domainNotDeleted: Refusal;
  /** In the letters that people read, not in Punycode. */
  domainDeleted: { domain: string };
  recordIncomplete: null;
  recordNotAdded: ServerMessage;
  recordTypeNotOffered: { type: string };
  newVersion: null;
} & Record<ToldEventName, { amount: Money | null }>;

export type NoticeKind = keyof NoticeSubjects;

/** The way on from a notice: a page by its name in the manifest, or the present page loaded anew. */
export type Remedy = { page: 'invoices' } | { page: 'reloaded' };

/** A notice as a flow raises it. */
export type Announcement<Kind extends NoticeKind = NoticeKind> = {
  [Each in Kind]: { kind: Each; subject: NoticeSubjects[Each]; remedy: Remedy | null };
}[Kind];

/** A raised notice; `at` is in epoch milliseconds, `id` is its own on this page. */
export type Notice = Announcement & { id: string; at: number };
