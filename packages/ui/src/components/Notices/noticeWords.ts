import {
  type Announcement,
  type NoticeKind,
  type NoticeSubjects,
  providerEventNames,
  providerEvents,
  type Remedy,
  type ToldEventName,
} from '@may/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { cardName } from '../../format/cardName.ts';
import { formatMoney } from '../../format/formatMoney.ts';
import type { Namespace, TextKey } from '../../i18n/createI18n.ts';
import type { Tone } from '../../theme/tokens.ts';

type Say = TFunction<Namespace[]>;
type Words = { title: string; text?: string | null };
/** A notice with `stays` leaves when the customer closes it, the others leave after 8 s (spec section 9). */
type Look = { tone: Tone; stays: boolean };
/** The look, the catalogue that the words stand in beside `common`, and the words. */
type Telling<Subject> = readonly [look: Look, from: Namespace, tell: (t: Say, subject: Subject) => Words];

const news: Look = { tone: 'neutral', stays: false };
const success: Look = { tone: 'positive', stays: false };
const warning: Look = { tone: 'caution', stays: false };
/** A failure that its page shows too. */
const shownFailure: Look = { tone: 'critical', stays: false };
/** A failure that no page shows. */
const failure: Look = { tone: 'critical', stays: true };

type GroupOf<Key> = Key extends `${infer Group}.title` ? (`${Group}.text` extends TextKey ? Group : never) : never;
const titleAndText = (t: Say, group: GroupOf<TextKey>): Words => ({
  title: t(`${group}.title`),
  text: t(`${group}.text`),
});
const error = (t: Say, text: string): Words => ({ title: t('common:error'), text });
/** The specified sentence, and after it the provider's words if it sent some. */
const withServerMessage = (specified: string, serverMessage: string | null): string =>
  serverMessage ? `${specified} ${serverMessage}` : specified;
/** The provider's words; without them `notDone` is the text, if the list showed that nothing was done. */
const refusal = (title: string, notDone: string, of: NoticeSubjects['domainNotAdded']): Words => ({
  title,
  text: of.serverMessage ?? (of.reason === 'notDone' ? notDone : null),
});
const amountOf = ({ amount }: NoticeSubjects['topUpFailed']) => ({ amount: formatMoney(amount).text });

/** The words of each kind (spec §8); the provider's events have rows of their own in `providerEvents`. */
const tellings: { [Kind in Exclude<NoticeKind, ToldEventName>]: Telling<NoticeSubjects[Kind]> } = {
  signInRefused: [
    shownFailure,
    'login',
    (t, { serverMessage }) => error(t, withServerMessage(t('login:failed'), serverMessage)),
  ],
  unlockRefused: [shownFailure, 'lockScreen', (t) => error(t, t('lockScreen:refused'))],
  topUpRefused: [shownFailure, 'topUp', (t) => titleAndText(t, 'topUp:failed.refused')],
  topUpSucceeded: [success, 'pendingTopUps', (t, of) => ({ title: t('pendingTopUps:ended.succeeded', amountOf(of)) })],
  topUpFailed: [warning, 'pendingTopUps', (t, of) => ({ title: t('pendingTopUps:ended.failed', amountOf(of)) })],
  topUpCancelled: [warning, 'pendingTopUps', (t, of) => ({ title: t('pendingTopUps:ended.cancelled', amountOf(of)) })],
  cardPaymentSucceeded: [success, 'topUp', (t) => ({ title: t('topUp:card.succeeded.title') })],
  cardPaymentFailed: [shownFailure, 'topUp', (t) => titleAndText(t, 'topUp:failed.cardRefused')],
  cardPaymentDeclined: [
    shownFailure,
    'topUp',
    (t, { reason, serverMessage }) =>
      serverMessage ? error(t, serverMessage) : titleAndText(t, `topUp:failed.${reason}`),
  ],
  cardLinked: [success, 'linkCard', (t) => titleAndText(t, 'linkCard:result.saved')],
  cardProcessing: [news, 'linkCard', (t) => titleAndText(t, 'linkCard:result.processing')],
  cardRejected: [shownFailure, 'linkCard', (t) => titleAndText(t, 'linkCard:result.rejected')],
  defaultCardChanged: [success, 'topUp', (t, { card }) => ({ title: t('topUp:card.attached'), text: cardName(card) })],
  defaultCardUnchanged: [
    failure,
    'topUp',
    (t, { serverMessage }) => error(t, withServerMessage(t('topUp:card.notAttached'), serverMessage)),
  ],
  orderRefused: [
    shownFailure,
    'orderServer',
    (t, { serverKind, serverMessage }) => error(t, serverMessage ?? t(`orderServer:failed.${serverKind}`)),
  ],
  serverPaid: [
    success,
    'orderProgress',
    (t, { serverKind }) => ({ title: t('orderProgress:notice.title'), text: t(`orderProgress:notice.${serverKind}`) }),
  ],
  upgradeRefused: [
    shownFailure,
    'serverUpgrade',
    (t, { part, serverMessage }) =>
      error(t, serverMessage ?? t(`serverUpgrade:failed.${part === 'plan' ? 'plan' : 'disk'}`)),
  ],
  diskTooSmall: [shownFailure, 'serverUpgrade', (t) => error(t, t('serverUpgrade:gap.tooSmall'))],
  domainNotAdded: [shownFailure, 'domains', (t, of) => refusal(t('domains:add.failed'), t('domains:add.notAdded'), of)],
  domainNotDeleted: [
    shownFailure,
    'domains',
    (t, of) => refusal(t('domains:delete.failed'), t('domains:delete.notDeleted'), of),
  ],
  domainDeleted: [
    success,
    'domains',
    (t, { domain }) => ({ title: t('domains:delete.done'), text: t('domains:delete.doneText', { domain }) }),
  ],
  domainNotPointing: [
    warning,
    'dnsActivation',
    (t, { domain }) => ({ title: t('dnsActivation:status.notPointing'), text: domain }),
  ],
  customDomainsNotUpdated: [
    shownFailure,
    'customDomains',
    (t, { serverMessage }) => ({
      title: t('customDomains:failed'),
      text: serverMessage ?? t('customDomains:unverified.refused'),
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
  recordIncomplete: [shownFailure, 'recordForm', (t) => error(t, t('recordForm:missing'))],
  recordNotAdded: [
    failure,
    'zoneChanges',
    (t, { serverMessage }) => ({
      title: t('zoneChanges:error.addFailed'),
      text: serverMessage ?? t('zoneChanges:error.refused'),
    }),
  ],
  recordTypeNotOffered: [
    warning,
    'recordForm',
    (t, { type }) => ({ title: t('recordForm:paste.otherType', { type }), text: t('recordForm:paste.otherTypeText') }),
  ],
  newVersion: [
    { tone: 'brand', stays: true },
    'notifications',
    (t) => ({ title: t('common:newVersion.title'), text: t('notifications:newVersionText') }),
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

const isEvent = (kind: NoticeKind): kind is ToldEventName => kind in providerEvents;

type EventOfAmount = {
  [Name in ToldEventName]: (typeof providerEvents)[Name]['notice']['amount'] extends null ? never : Name;
}[ToldEventName];
const isOfAmount = (name: ToldEventName): name is EventOfAmount => providerEvents[name].notice.amount !== null;

/** An event's words stand in `notifications.json` under its name; one about an amount has a text beside its title. */
const tellingOfEvent = (name: ToldEventName): Telling<NoticeSubjects[ToldEventName]> => {
  const { tone } = providerEvents[name].notice;
  return [
    { tone, stays: tone === 'critical' },
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

/** The catalogues of these notices' words. */
export const namespacesOf = (notices: readonly Announcement[]): Namespace[] => [
  ...new Set<Namespace>([
    'common',
    ...notices.map(({ kind }) => tellingOf(kind)[1]),
    ...notices.flatMap(({ remedy }) => (remedy ? (['notifications'] as const) : [])),
  ]),
];

/** The words of these notices in the customer's language; a change of language renders them anew. */
export const useNoticeWords = (notices: readonly Announcement[]) => {
  const { t } = useTranslation(namespacesOf(notices));
  return (notice: Announcement) => tellNotice(notice, t);
};
