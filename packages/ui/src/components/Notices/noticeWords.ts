import {
  type Announcement,
  type NoticeKind,
  type NoticeSubjects,
  providerEvents,
  type Remedy,
  type ToldEventName,
} from '@may/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { cardName } from '../../format/cardName.ts';
import { formatMoney } from '../../format/formatMoney.ts';
import type { Namespace } from '../../i18n/createI18n.ts';
import type { Tone } from '../../theme/tokens.ts';

type Say = TFunction<Namespace[]>;
type Words = { title: string; text?: string };

type Telling<Subject> = {
  tone: Tone;
  /** Stays until it is closed; the others leave after 8 s (spec section 9). */
  stays: boolean;
  /** The catalogue that the words stand in, beside `common`. */
  from: Namespace;
  words: (t: Say, subject: Subject) => Words;
};

const news = { tone: 'neutral', stays: false } as const;
const success = { tone: 'positive', stays: false } as const;
const warning = { tone: 'caution', stays: false } as const;
/** A failure that its page shows too. */
const shownFailure = { tone: 'critical', stays: false } as const;
/** A failure that stands nowhere else. */
const failure = { tone: 'critical', stays: true } as const;

const error = (t: Say, text: string): Words => ({ title: t('common:error'), text });

/** How each kind is told (spec §8); the provider's events have their own rows in `providerEvents`. */
const tellings: { [Kind in Exclude<NoticeKind, ToldEventName>]: Telling<NoticeSubjects[Kind]> } = {
  signInRefused: {
    ...shownFailure,
    from: 'login',
    words: (t, { serverMessage }) => error(t, serverMessage ?? t('login:failed')),
  },
  unlockRefused: { ...shownFailure, from: 'lockScreen', words: (t) => error(t, t('lockScreen:refused')) },
  topUpRefused: {
    ...shownFailure,
    from: 'topUp',
    words: (t) => ({ title: t('topUp:failed.refused.title'), text: t('topUp:failed.refused.text') }),
  },
  topUpSucceeded: {
    ...success,
    from: 'pendingTopUps',
    words: (t, { amount }) => ({ title: t('pendingTopUps:ended.succeeded', { amount: formatMoney(amount).text }) }),
  },
  topUpFailed: {
    ...warning,
    from: 'pendingTopUps',
    words: (t, { amount }) => ({ title: t('pendingTopUps:ended.failed', { amount: formatMoney(amount).text }) }),
  },
  topUpCancelled: {
    ...warning,
    from: 'pendingTopUps',
    words: (t, { amount }) => ({ title: t('pendingTopUps:ended.cancelled', { amount: formatMoney(amount).text }) }),
  },
  cardPaymentSucceeded: { ...success, from: 'topUp', words: (t) => ({ title: t('topUp:card.succeeded.title') }) },
  cardPaymentFailed: {
    ...shownFailure,
    from: 'topUp',
    words: (t) => ({ title: t('topUp:failed.cardRefused.title'), text: t('topUp:failed.cardRefused.text') }),
  },
  cardPaymentDeclined: {
    ...shownFailure,
    from: 'topUp',
    words: (t, { reason, serverMessage }) =>
      serverMessage
        ? error(t, serverMessage)
        : { title: t(`topUp:failed.${reason}.title`), text: t(`topUp:failed.${reason}.text`) },
  },
  cardLinked: {
    ...success,
    from: 'linkCard',
    words: (t) => ({ title: t('linkCard:result.saved.title'), text: t('linkCard:result.saved.text') }),
  },
  cardProcessing: {
    ...news,
    from: 'linkCard',
    words: (t) => ({ title: t('linkCard:result.processing.title'), text: t('linkCard:result.processing.text') }),
  },
  cardRejected: {
    ...shownFailure,
    from: 'linkCard',
    words: (t) => ({ title: t('linkCard:result.rejected.title'), text: t('linkCard:result.rejected.text') }),
  },
  defaultCardChanged: {
    ...success,
    from: 'topUp',
    words: (t, { card }) => ({ title: t('topUp:card.attached'), text: cardName(card) }),
  },
  defaultCardUnchanged: {
    ...failure,
    from: 'topUp',
    words: (t, { serverMessage }) => error(t, [t('topUp:card.notAttached'), serverMessage].filter(Boolean).join(' ')),
  },
  orderRefused: {
    ...shownFailure,
    from: 'orderServer',
    words: (t, { serverKind, serverMessage }) => error(t, serverMessage ?? t(`orderServer:failed.${serverKind}`)),
  },
  serverPaid: {
    ...success,
    from: 'orderProgress',
    words: (t, { serverKind }) => ({
      title: t('orderProgress:notice.title'),
      text: t(`orderProgress:notice.${serverKind}`),
    }),
  },
  domainNotAdded: {
    ...shownFailure,
    from: 'domains',
    words: (t, { reason, serverMessage }) => ({
      title: t('domains:add.failed'),
      text: serverMessage ?? (reason === 'notDone' ? t('domains:add.notAdded') : undefined),
    }),
  },
  domainNotDeleted: {
    ...shownFailure,
    from: 'domains',
    words: (t, { reason, serverMessage }) => ({
      title: t('domains:delete.failed'),
      text: serverMessage ?? (reason === 'notDone' ? t('domains:delete.notDeleted') : undefined),
    }),
  },
  domainDeleted: {
    ...success,
    from: 'domains',
    words: (t, { domain }) => ({ title: t('domains:delete.done'), text: t('domains:delete.doneText', { domain }) }),
  },
  recordIncomplete: { ...shownFailure, from: 'recordForm', words: (t) => error(t, t('recordForm:missing')) },
  recordNotAdded: {
    ...failure,
    from: 'zoneChanges',
    words: (t, { serverMessage }) => ({
      title: t('zoneChanges:error.addFailed'),
      text: serverMessage ?? t('zoneChanges:error.refused'),
    }),
  },
  recordTypeNotOffered: {
    ...warning,
    from: 'recordForm',
    words: (t, { type }) => ({
      title: t('recordForm:paste.otherType', { type }),
      text: t('recordForm:paste.otherTypeText'),
    }),
  },
  newVersion: {
    tone: 'brand',
    stays: true,
    from: 'notifications',
    words: (t) => ({ title: t('common:newVersion.title'), text: t('notifications:newVersionText') }),
  },
};

const wayOn = {
  invoices: (t: Say) => t('notifications:viewInvoices'),
  reloaded: (t: Say) => t('common:newVersion.reload'),
} satisfies Record<Remedy['page'], (t: Say) => string>;

type EventOfAmount = {
  [Name in ToldEventName]: (typeof providerEvents)[Name]['notice']['amount'] extends null ? never : Name;
}[ToldEventName];

const isOfAmount = (name: ToldEventName): name is EventOfAmount => providerEvents[name].notice.amount !== null;

const isEvent = (kind: NoticeKind): kind is ToldEventName => kind in providerEvents;

/** An event's words stand in `notifications` under its name, with a text where it is about an amount. */
const tellingOfEvent = (name: ToldEventName): Telling<NoticeSubjects[ToldEventName]> => ({
  tone: providerEvents[name].notice.tone,
  stays: providerEvents[name].notice.tone === 'critical',
  from: 'notifications',
  words: (t, { amount }) => ({
    title: t(`notifications:${name}.title`),
    ...(isOfAmount(name) && amount && { text: t(`notifications:${name}.text`, { amount: formatMoney(amount).text }) }),
  }),
});

/** The tone, the stay and the words of a kind. */
const tellingOf = (kind: NoticeKind) =>
  (isEvent(kind) ? tellingOfEvent(kind) : tellings[kind]) as Telling<Announcement['subject']>;

/** A notice in the language of `t`. */
export const tellNotice = ({ kind, subject, remedy }: Announcement, t: Say) => {
  const { tone, stays, words } = tellingOf(kind);
  return { tone, stays, ...words(t, subject), wayOn: remedy && wayOn[remedy.page](t) };
};

/** True if the notice stays until it is closed. */
export const staysOpen = ({ kind }: Announcement): boolean => tellingOf(kind).stays;

/** Every catalogue that these notices are told from. */
export const namespacesOf = (notices: readonly Announcement[]): Namespace[] => [
  ...new Set<Namespace>([
    'common',
    ...notices.flatMap(({ kind, remedy }) => [tellingOf(kind).from, ...(remedy ? (['notifications'] as const) : [])]),
  ]),
];

/** Tells these notices in the customer's language, and again when it changes. */
export const useNoticeWords = (notices: readonly Announcement[]) => {
  const { t } = useTranslation(namespacesOf(notices));
  return (notice: Announcement) => tellNotice(notice, t);
};
