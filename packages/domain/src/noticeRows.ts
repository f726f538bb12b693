import type { NoticeKind } from './notice.ts';

/** The page that cures what a notice tells, or shows more of it. */
export const noticeRemedies = [
  'invoices',
  'transactions',
  'topUp',
  'cards',
  'order',
  'server',
  'servers',
  'domains',
  'zone',
] as const;

export type NoticeRemedy = (typeof noticeRemedies)[number];

/** The subjects by which the customer filters the history; `other` has no filter of its own. */
type NoticeTopic = 'money' | 'servers' | 'dns' | 'other';

type NoticeRow = {
  topic: NoticeTopic;
  /** Null where the page that raises the notice is the only cure. */
  remedy: NoticeRemedy | null;
};

const kept = (topic: NoticeTopic, remedy: NoticeRemedy | null): NoticeRow => ({ topic, remedy });

/** The topic and the remedy of each kind of notice in the history: no notice is a message alone (docs/decisions/0030). */
export const noticeRows: Record<NoticeKind, NoticeRow> = {
  signInRefused: kept('other', null),
  unlockRefused: kept('other', null),
  newVersion: kept('other', null),
  topUpRefused: kept('money', 'topUp'),
  topUpSucceeded: kept('money', 'transactions'),
  topUpFailed: kept('money', 'topUp'),
  topUpCancelled: kept('money', 'topUp'),
  cardPaymentSucceeded: kept('money', 'transactions'),
  cardPaymentFailed: kept('money', 'topUp'),
  cardPaymentDeclined: kept('money', 'topUp'),
  cardLinked: kept('money', 'topUp'),
  cardProcessing: kept('money', 'cards'),
  cardRejected: kept('money', 'cards'),
  defaultCardChanged: kept('money', 'topUp'),
  defaultCardUnchanged: kept('money', 'topUp'),
  'invoice.paid': kept('money', 'invoices'),
  'invoice.payment_failed': kept('money', 'invoices'),
  orderRefused: kept('servers', 'order'),
  serverPaid: kept('servers', 'server'),
  upgradeRefused: kept('servers', 'server'),
  diskTooSmall: kept('servers', 'server'),
  'subscription.created': kept('servers', 'servers'),
  'subscription.updated': kept('servers', 'servers'),
  customDomainsNotUpdated: kept('servers', 'server'),
  customDomainsVerified: kept('servers', 'server'),
  customDomainRemoved: kept('servers', 'server'),
  domainNotAdded: kept('dns', 'domains'),
  domainNotDeleted: kept('dns', 'domains'),
  domainNotPointing: kept('dns', 'domains'),
  domainDeleted: kept('dns', 'domains'),
  recordIncomplete: kept('dns', 'zone'),
  recordNotAdded: kept('dns', 'zone'),
  recordTypeNotOffered: kept('dns', 'zone'),
};
