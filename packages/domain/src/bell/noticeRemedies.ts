import type { NoticeKind, NotifiedEventName } from './notice.ts';
import { type NoticeRemedy, providerEvents } from './providerEvent.ts';

const ofEvents = Object.fromEntries(
  Object.entries(providerEvents).flatMap(([name, { notice }]) => (notice ? [[name, notice.remedy]] : [])),
) as Record<NotifiedEventName, NoticeRemedy>;

/** The remedy of each kind of notice in the bell; null where the page that raises it is the only cure. */
export const noticeRemedies: Record<NoticeKind, NoticeRemedy | null> = {
  ...ofEvents,
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
  orderRefused: 'order',
  serverPaid: 'servers',
  upgradeRefused: 'servers',
  diskTooSmall: 'servers',
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
