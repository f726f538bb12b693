import type { Notice, NoticeKind, NoticeSubjects } from '@may/domain/bell/notice.ts';
import { noticeRemedies } from '@may/domain/bell/noticeRemedies.ts';
import { type ProviderEventName, providerEvents } from '@may/domain/bell/providerEvent.ts';
import type { LinkedCard } from '@may/domain/cards/card.ts';
import type { ServerKind } from '@may/domain/servers/server.ts';
import { upgradeParts } from '@may/domain/servers/upgradePart.ts';
import * as v from 'valibot';
import { moment, money } from '../../browser/storage/fields.ts';
import { storedConfirmed } from '../../browser/storage/storedConfirmed.ts';

/** A notice in the history of a customer, as facts: its words and its links are made when it is shown. */
export type KeptNotice = Notice & { seen: boolean };

/** Characters of the provider's words that the history keeps. */
const textLimit = 300;

const text = v.pipe(v.string(), v.maxLength(textLimit));
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const serverKind = v.picklist(['wordpress', 'hosting'] satisfies ServerKind[]);
const message = { serverMessage: v.nullable(text) };
const card: v.GenericSchema<unknown, LinkedCard> = v.object({
  id,
  brand: text,
  last4: text,
  expMonth: v.number(),
  expYear: v.number(),
  isDefault: v.nullable(v.boolean()),
});

const nothing = v.null();
const amount = v.object({ amount: money });
const ofEvent = v.object({ amount: v.nullable(money) });
const refusal = v.object({ ...message, reason: v.picklist(['refused', 'notDone']) });
const domain = v.object({ domain: text });

/** The kinds whose notices tell more than the kind itself. */
type Telling = { [Kind in NoticeKind]: NoticeSubjects[Kind] extends null ? never : Kind }[NoticeKind];

const subjects: { [Kind in Exclude<Telling, ProviderEventName>]: v.GenericSchema<unknown, NoticeSubjects[Kind]> } = {
  signInRefused: v.object(message),
  topUpSucceeded: v.object({ amount: money, paid: v.optional(v.nullable(storedConfirmed(money)), null) }),
  topUpFailed: amount,
  topUpCancelled: amount,
  cardPaymentDeclined: v.object({ ...message, reason: v.picklist(['declined', 'otherAmount']) }),
  defaultCardChanged: v.object({ card: storedConfirmed(card) }),
  defaultCardUnchanged: v.object(message),
  orderRefused: v.object({ ...message, serverKind }),
  serverPaid: v.object({ serverKind }),
  upgradeRefused: v.object({ ...message, part: v.picklist(upgradeParts) }),
  domainNotAdded: refusal,
  domainNotDeleted: refusal,
  domainDeleted: domain,
  customDomainsNotUpdated: v.object(message),
  domainNotPointing: domain,
  customDomainsVerified: domain,
  customDomainRemoved: domain,
  recordNotAdded: v.object(message),
  recordTypeNotOffered: v.object({ type: text }),
  commentLeftOut: v.object({ comment: text }),
};

const row = v.object({
  id,
  at: moment,
  seen: v.boolean(),
  kind: v.custom<NoticeKind>((kind) => typeof kind === 'string' && Object.hasOwn(noticeRemedies, kind)),
  subject: v.unknown(),
  // It may join an id and more.
  key: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))),
  about: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))),
});

/** A row of the stored history; null if this version cannot read it. */
export const readKeptNotice = (stored: unknown): KeptNotice | null => {
  const { success, output } = v.safeParse(row, stored);
  if (!success) return null;
  const { kind } = output;
  const schema = Object.hasOwn(providerEvents, kind) ? ofEvent : (subjects[kind as keyof typeof subjects] ?? nothing);
  const subject = v.safeParse(schema, output.subject);
  // A remedy is never read from the storage: the bell makes it from the kind.
  return subject.success ? ({ ...output, subject: subject.output, remedy: null } as KeptNotice) : null;
};

/** The facts with texts of a length that the history keeps. */
export const withShortTexts = <Subject>(subject: Subject): Subject =>
  JSON.parse(JSON.stringify(subject), (_, value) => (typeof value === 'string' ? value.slice(0, textLimit) : value));
