import {
  type Announcement,
  type NoticeKind,
  type NoticeSubjects,
  providerEventNames,
  providerEvents,
  type ToldEventName,
} from '@may/domain';

const amount = { amount: 500_000, currency: 'VND' } as const;
const serverMessage = null;

const subjects: { [Kind in Exclude<NoticeKind, ToldEventName>]: NoticeSubjects[Kind] } = {
  signInRefused: { serverMessage },
  unlockRefused: null,
  topUpRefused: null,
  topUpSucceeded: { amount },
  topUpFailed: { amount },
  topUpCancelled: { amount },
  cardPaymentSucceeded: null,
  cardPaymentFailed: null,
  cardPaymentDeclined: { reason: 'declined', serverMessage },
  cardLinked: null,
  cardProcessing: null,
  cardRejected: null,
  defaultCardChanged: { card: { brand: 'visa', last4: '4242' } },
  defaultCardUnchanged: { serverMessage },
  orderRefused: { serverKind: 'wordpress', serverMessage },
  serverPaid: { serverKind: 'hosting' },
  domainNotAdded: { reason: 'notDone', serverMessage },
  domainNotDeleted: { reason: 'notDone', serverMessage },
  domainDeleted: { domain: 'bienxanh.vn' },
  recordIncomplete: null,
  recordNotAdded: { serverMessage },
  recordTypeNotOffered: { type: 'SRV' },
  newVersion: null,
};
const eventNames = providerEventNames.filter((name) => providerEvents[name].notice !== null);
const subjectOf = new Map<string, unknown>([
  ...Object.entries(subjects),
  ...eventNames.map((name) => [name, { amount }] as const),
]);

/** Every kind of notice. */
export const noticeKinds = [...subjectOf.keys()] as NoticeKind[];

/** A notice of a kind, for stories and tests. */
export const sampleNotice = (kind: NoticeKind, remedy: Announcement['remedy'] = null): Announcement =>
  ({ kind, subject: subjectOf.get(kind), remedy }) as Announcement;
