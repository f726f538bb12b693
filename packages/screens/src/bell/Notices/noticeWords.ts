import type { Announcement, NoticeKind, NoticeSubjects, NotifiedEventName, Remedy } from '@may/domain/bell/notice.ts';
import { providerEventNames, providerEvents } from '@may/domain/bell/providerEvent.ts';
import { usePrivateText } from '@may/ui/components/Private/masked.ts';
import { type ErrorCode, type ErrorText, refusedBy, tellError, tellLine, titled } from '@may/ui/errors/tellError.ts';
import { formatMoney } from '@may/ui/format/formatMoney.ts';
import type { Namespace, TextKey } from '@may/ui/i18n/createI18n.ts';
import type { Tone } from '@may/ui/theme/tokens.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { cardName } from '../../cards/cardName.ts';
import { tellArrival } from '../../top-up/tellArrival.ts';

type Say = TFunction<Namespace[]>;
type Words<Title extends string = string> = { title: Title; text?: string | null };
/** A notice with `stays` leaves when the customer closes it, the others leave after 8 s (spec section 9). */
type Look = { tone: Exclude<Tone, 'critical'>; stays: boolean };
type FailureLook = { tone: 'critical' | 'caution'; stays: boolean };
/** The look, the catalogue that the words stand in beside `common`, and the words. A failure's words are an error's (docs/decisions/0028). */
type Telling<Subject> =
  | readonly [look: Look, from: Namespace, tell: (t: Say, subject: Subject) => Words]
  | readonly [look: FailureLook, from: ErrorCode, tell: (t: Say, subject: Subject) => Words<ErrorText>];

const news: Look = { tone: 'neutral', stays: false };
const success: Look = { tone: 'positive', stays: false };
/** An error of no critical tone. */
const warning = { tone: 'caution', stays: false } as const satisfies Look;
/** A failure that its page shows too. */
const shownFailure: FailureLook = { tone: 'critical', stays: false };
/** A failure that no page shows. */
const failure: FailureLook = { tone: 'critical', stays: true };

type GroupOf<Key> = Key extends `${infer Group}.title` ? (`${Group}.text` extends TextKey ? Group : never) : never;
const titleAndText = (t: Say, group: GroupOf<TextKey>): Words => ({
  title: t(`${group}.title`),
  text: t(`${group}.text`),
});
/** An error below the title "Error !", with the provider's words after ours. */
const withServerMessage = (t: Say, ours: ErrorText, serverMessage: string | null): Words<ErrorText> => ({
  ...titled(t, ours),
  text: serverMessage ? `${ours} ${serverMessage}` : ours,
});
/** The provider's words; without them `notDone` is the text, if the list showed that nothing was done. */
const refusal = (title: ErrorText, notDone: string, of: NoticeSubjects['domainNotAdded']): Words<ErrorText> => ({
  title,
  text: of.serverMessage ?? (of.reason === 'notDone' ? notDone : null),
});
const amountOf = ({ amount }: NoticeSubjects['topUpFailed']) => ({ amount: formatMoney(amount).text });

/** The words of each kind (spec §8); the provider's events have rows of their own in `providerEvents`. */
const tellings: { [Kind in Exclude<NoticeKind, NotifiedEventName>]: Telling<NoticeSubjects[Kind]> } = {
  signInRefused: [
    shownFailure,
    'login:failed',
    (t, { serverMessage }) => withServerMessage(t, tellLine(t, 'login:failed'), serverMessage),
  ],
  unlockRefused: [shownFailure, 'lockScreen:refused', (t) => titled(t, tellLine(t, 'lockScreen:refused'))],
  topUpRefused: [shownFailure, 'topUp:failed.refused', (t) => tellError(t, 'topUp:failed.refused')],
  topUpSucceeded: [
    success,
    'topUp',
    (t, of) => ({ title: t('topUp:succeeded.title'), text: tellArrival(t, of, (sum) => formatMoney(sum).text) }),
  ],
  topUpFailed: [
    warning,
    'pendingTopUps:ended.failed',
    (t, of) => ({ title: tellLine(t, 'pendingTopUps:ended.failed', amountOf(of)) }),
  ],
  topUpCancelled: [warning, 'pendingTopUps', (t, of) => ({ title: t('pendingTopUps:ended.cancelled', amountOf(of)) })],
  cardPaymentSucceeded: [success, 'topUp', (t) => ({ title: t('topUp:card.succeeded.title') })],
  cardPaymentFailed: [shownFailure, 'topUp:failed.cardRefused', (t) => tellError(t, 'topUp:failed.cardRefused')],
  cardPaymentDeclined: [
    shownFailure,
    'topUp:failed.declined',
    (t, { reason, serverMessage }) => {
      const ours = tellError(t, `topUp:failed.${reason}`);
      return serverMessage ? { ...titled(t, ours.text), text: serverMessage } : ours;
    },
  ],
  cardLinked: [success, 'linkCard', (t) => titleAndText(t, 'linkCard:result.saved')],
  cardProcessing: [news, 'linkCard', (t) => titleAndText(t, 'linkCard:result.processing')],
  cardRejected: [shownFailure, 'linkCard:result.rejected', (t) => tellError(t, 'linkCard:result.rejected')],
  defaultCardChanged: [success, 'topUp', (t, { card }) => ({ title: t('topUp:card.attached'), text: cardName(card) })],
  defaultCardUnchanged: [
    failure,
    'topUp:card.notAttached',
    (t, { serverMessage }) => withServerMessage(t, tellLine(t, 'topUp:card.notAttached'), serverMessage),
  ],
  defaultCardUnknown: [
    { tone: 'caution', stays: true },
    'topUp:card.attachUnknown',
    (t) => ({ title: tellLine(t, 'topUp:card.attachUnknown') }),
  ],
  orderRefused: [
    shownFailure,
    'orderServer:failed.wordpress',
    (t, { serverKind, serverMessage }) => refusedBy(t, tellLine(t, `orderServer:failed.${serverKind}`), serverMessage),
  ],
  serverPaid: [
    success,
    'orderProgress',
    (t, { serverKind }) => ({ title: t('orderProgress:notice.title'), text: t(`orderProgress:notice.${serverKind}`) }),
  ],
  upgradeRefused: [
    shownFailure,
    'serverUpgrade:failed.disk',
    (t, { part, serverMessage }) =>
      refusedBy(t, tellLine(t, `serverUpgrade:failed.${part === 'plan' ? 'plan' : 'disk'}`), serverMessage),
  ],
  diskTooSmall: [
    shownFailure,
    'serverUpgrade:gap.tooSmall',
    (t) => titled(t, tellLine(t, 'serverUpgrade:gap.tooSmall')),
  ],
  domainNotAdded: [
    shownFailure,
    'domains:add.failed',
    (t, of) => refusal(tellLine(t, 'domains:add.failed'), tellLine(t, 'domains:add.notAdded'), of),
  ],
  domainNotDeleted: [
    shownFailure,
    'domains:delete.failed',
    (t, of) => refusal(tellLine(t, 'domains:delete.failed'), tellLine(t, 'domains:delete.notDeleted'), of),
  ],
  domainDeleted: [
    success,
    'domains',
    (t, { domain }) => ({ title: t('domains:delete.done'), text: t('domains:delete.doneText', { domain }) }),
  ],
  domainNotPointing: [
    warning,
    'dnsActivation:status.notPointing',
    (t, { domain }) => ({ title: tellLine(t, 'dnsActivation:status.notPointing'), text: domain }),
  ],
  customDomainsNotUpdated: [
    shownFailure,
    'customDomains:failed',
    (t, { serverMessage }) => ({
      title: tellLine(t, 'customDomains:failed'),
      text: serverMessage ?? tellLine(t, 'customDomains:unverified.refused'),
    }),
  ],
  customDomainsVerified: [
    success,
    'customDomains',
    (t, { domain }) => ({ title: t('customDomains:verified'), text: domain }),
  ],
  customDomainRemoved: [
    success,
    'customDomains',
    (t, { domain }) => ({ title: t('customDomains:remove.done'), text: domain }),
  ],
  recordIncomplete: [shownFailure, 'recordForm:missing', (t) => titled(t, tellLine(t, 'recordForm:missing'))],
  recordNotAdded: [
    failure,
    'zoneChanges:error.addFailed',
    (t, { serverMessage }) => ({
      title: tellLine(t, 'zoneChanges:error.addFailed'),
      text: serverMessage ?? tellLine(t, 'zoneChanges:error.refused'),
    }),
  ],
  recordTypeNotOffered: [
    warning,
    'recordForm',
    (t, { type }) => ({ title: t('recordForm:paste.otherType', { type }), text: t('recordForm:paste.otherTypeText') }),
  ],
  commentLeftOut: [warning, 'recordForm', (t, { comment: text }) => ({ title: t('recordForm:paste.comment'), text })],
  newVersion: [
    { tone: 'brand', stays: true },
    'notifications',
    (t) => ({ title: tellError(t, 'common:newVersion').title, text: t('notifications:newVersionText') }),
  ],
};

const remedyLabels = {
  invoices: 'notifications:viewInvoices',
  reloaded: 'common:newVersion.reload',
} as const satisfies Record<Remedy['page'], TextKey>;

export const noticeKinds = [
  ...Object.keys(tellings),
  ...providerEventNames.filter((name) => providerEvents[name].notice !== null),
] as NoticeKind[];

const isEvent = (kind: NoticeKind): kind is NotifiedEventName => kind in providerEvents;

type EventOfAmount = {
  [Name in NotifiedEventName]: (typeof providerEvents)[Name]['notice']['amount'] extends null ? never : Name;
}[NotifiedEventName];
const isOfAmount = (name: NotifiedEventName): name is EventOfAmount => providerEvents[name].notice.amount !== null;

type FailedEvent = {
  [Name in NotifiedEventName]: (typeof providerEvents)[Name]['notice']['tone'] extends 'critical' ? Name : never;
}[NotifiedEventName];
const isFailed = (name: NotifiedEventName): name is FailedEvent => providerEvents[name].notice.tone === 'critical';

/** An event's words stand in `notifications.json` under its name; one about an amount has a text beside its title. */
const tellingOfEvent = (name: NotifiedEventName): Telling<NoticeSubjects[NotifiedEventName]> => {
  if (isFailed(name)) {
    const code = `notifications:${name}` as const;
    return [
      failure,
      code,
      (t, { amount }) => {
        const { title, text } = tellError(t, code, amount ? amountOf({ amount }) : {});
        return { title, text: amount ? text : null };
      },
    ];
  }
  const { tone } = providerEvents[name].notice;
  return [
    { tone, stays: false },
    'notifications',
    (t, { amount }) => ({
      title: t(`notifications:${name}.title`),
      text: amount && isOfAmount(name) ? t(`notifications:${name}.text`, amountOf({ amount })) : null,
    }),
  ];
};

const tellingOf = (kind: NoticeKind) =>
  (isEvent(kind) ? tellingOfEvent(kind) : tellings[kind]) as Telling<Announcement['subject']>;

/** The tone and the words of a notice, in the language of `t`. */
export const tellNotice = ({ kind, subject, remedy }: Announcement, t: Say) => {
  const [{ tone }, , tell] = tellingOf(kind);
  return { tone, ...tell(t, subject), remedyLabel: remedy && t(remedyLabels[remedy.page]) };
};

/** True if the notice stays until the customer closes it. */
export const staysOpen = ({ kind }: Announcement): boolean => tellingOf(kind)[0].stays;

/** An error's code begins with the name of its catalogue. */
const catalogueOf = (from: string) => from.split(':', 1)[0] as Namespace;

/** The catalogues of these notices' words. */
export const noticeNamespaces = (notices: readonly Announcement[]): Namespace[] => [
  ...new Set<Namespace>([
    'common',
    ...notices.map(({ kind }) => catalogueOf(tellingOf(kind)[1])),
    ...notices.flatMap(({ remedy }) => (remedy ? (['notifications'] as const) : [])),
  ]),
];

/** The words of these notices in the customer's language; a change of language renders them anew. */
export const useNoticeWords = (notices: readonly Announcement[]) => {
  const { t } = useTranslation(noticeNamespaces(notices));
  const hide = usePrivateText();
  const translate = t as unknown as (key: string, words?: { amount?: string }) => string;
  const say = (key: string, words?: { amount?: string }) =>
    translate(key, words?.amount ? { ...words, amount: hide(words.amount) } : words);
  return (notice: Announcement) => tellNotice(notice, say as unknown as Say);
};
