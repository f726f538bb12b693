import type { Announcement, Notice, NoticeKind } from '@may/domain/bell/notice.ts';
import { noticeRemedies } from '@may/domain/bell/noticeRemedies.ts';
import type { NoticeRemedy } from '@may/domain/bell/providerEvent.ts';
import type { Notification } from '@may/screens/bell/NotificationBell/NoticeRow.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { config } from '../../browser/config.ts';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { customerHistory } from '../../data/notices/createHistory.ts';
import { notices } from '../../data/notices/notices.ts';
import { href } from '../../router/href.ts';
import { pagesWith } from '../../router/manifest.ts';
import { matchAddress } from '../../router/matchAddress.ts';

/** The customer's history of notices, the same in all tabs. */
export const useNoticeHistory = (): { notifications: readonly Notification[]; markSeen: () => void } => {
  const { subscribe, read, markSeen } = customerHistory(useSignedInMe().id);
  const kept = useSyncExternalStore(subscribe, read, read);
  return { notifications: kept.map((notice) => ({ ...notice, next: remedyLink(notice) })), markSeen };
};

const pages = {
  invoices: 'invoices',
  transactions: 'transactions',
  topUp: 'payment',
  cards: 'linkCard',
  order: 'wordpressCreate',
  servers: 'wordpress',
  domains: 'domains',
} as const satisfies Record<NoticeRemedy, string>;

/** The link of a notice's remedy, made of its kind; null without a remedy, or if its service is switched off. */
export const remedyLink = (notice: Announcement, flags = config.flags): Notification['next'] => {
  const remedy = noticeRemedies[notice.kind];
  if (!remedy) return null;
  const address = href(notice.kind === 'orderRefused' ? `${notice.subject.serverKind}Create` : pages[remedy]);
  return matchAddress(address, pagesWith(flags)).insteadOf ? null : { remedy, href: address };
};

/** Notices of this page that were recorded; a customer who leaves empties the list of them. */
const recorded = new WeakSet<Notice>();

/** A refused sign-in has no customer, and a refused unlock is kept at once (`keepRefusedUnlock`). */
const ofNoSession: readonly NoticeKind[] = ['signInRefused', 'unlockRefused'];

/** Writes each notice into the customer's history, also those that were raised before this code was loaded. Returns the way to stop. */
export const recordNotices = (customerId: string): (() => void) => {
  const record = () => {
    for (const notice of notices.history().toReversed()) {
      if (recorded.has(notice) || ofNoSession.includes(notice.kind)) continue;
      recorded.add(notice);
      customerHistory(customerId).add(notice, notice.at);
    }
  };
  record();
  return notices.subscribe(record);
};

/** Records the notices of the page while it is open. */
export const useNoticeRecorder = (): void => {
  const { id } = useSignedInMe();
  useEffect(() => recordNotices(id), [id]);
};
