import type { NoticeKind } from './notice.ts';

/** The page that cures what a notice tells, or shows more of it. */
export type NoticeRemedy = 'invoices' | 'transactions' | 'topUp' | 'cards' | 'order' | 'servers' | 'domains';

/** The remedy of each kind of notice in the bell; null where the page that raises it is the only cure. */
export const noticeRemedies: Record<NoticeKind, NoticeRemedy | null> = {
  signInRefused: null,
  unlockRefused: null,
  newVersion: null,
  topUpRefused: 'topUp',
  topUpSucceeded: 'transactions',
  topUpFailed: 'topUp',
  topUpCancelled: 'topUp',
  cardPaymentSucceeded: 'transactions',
  cardPaymentFailed: 'topUp',
  cardPaymentDeclined: 'topUp',
  cardLinked: 'topUp',
  cardProcessing: 'cards',
  cardRejected: 'cards',
  defaultCardChanged: 'topUp',
  defaultCardUnchanged: 'topUp',
  defaultCardUnknown: 'topUp',
  'invoice.paid': 'invoices',
  'invoice.payment_failed': 'invoices',
  orderRefused: 'order',
  serverPaid: 'servers',
  upgradeRefused: 'servers',
  diskTooSmall: 'servers',
  'subscription.created': 'servers',
  'subscription.updated': 'servers',
  customDomainsNotUpdated: 'servers',
  customDomainsVerified: 'servers',
  customDomainRemoved: 'servers',
  domainNotAdded: 'domains',
  domainNotDeleted: 'domains',
  domainNotPointing: 'domains',
  domainDeleted: 'domains',
  recordIncomplete: 'domains',
  recordNotAdded: 'domains',
  recordTypeNotOffered: 'domains',
  commentLeftOut: 'domains',
};
