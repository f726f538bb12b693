import type { NoticeKind } from '@may/domain';
import type { Notification } from '../../components/Notices/NoticeRow.tsx';
import { sampleNotice } from '../../components/Notices/noticeSamples.ts';
import { type NotificationsScreenProps, noticeFilters } from './NotificationsScreen.tsx';

const hour = 3_600_000;
const now = new Date().setHours(14, 5);

const old = { seen: true, next: null };
/** A notice of some hours ago, read and without a remedy unless told otherwise. */
export const notice = (kind: NoticeKind, hoursAgo: number, more: Partial<Notification> = {}): Notification =>
  ({ ...sampleNotice(kind), ...old, id: `${kind} ${hoursAgo}`, at: now - hoursAgo * hour, ...more }) as Notification;

const invoices = { remedy: 'invoices', href: '#invoices' } as const;
const ofInvoice = (id: string, number: string | null, isFound: boolean) => ({
  eventId: null,
  object: { type: 'invoice' as const, id, number },
  isFound,
});

/** Six notices of three days, the two newest unread. */
export const someNotices = [
  notice('invoice.payment_failed', 0, {
    seen: false,
    next: invoices,
    origin: ofInvoice('in_7', 'MAY-2026-0207', true),
  }),
  notice('upgradeRefused', 2, {
    about: { type: 'server', name: 'Trang bán hàng' },
    seen: false,
    next: { remedy: 'server', href: '#server' },
  }),
  notice('topUpSucceeded', 3, { next: { remedy: 'transactions', href: '#transactions' } }),
  notice('invoice.paid', 26, { next: invoices, origin: ofInvoice('in_1QxYzAbCdEfGhIjKlMnOpQr', null, false) }),
  notice('recordNotAdded', 27, {
    about: { type: 'zone', name: 'bienxanh.vn' },
    next: { remedy: 'zone', href: '#zone' },
  }),
  notice('subscription.created', 400, { next: { remedy: 'servers', href: '#servers' } }),
];

/** The page of all notices, without the function that marks them. */
export const screenFixture: Omit<NotificationsScreenProps, 'onSeenChange'> = {
  notifications: someNotices,
  filter: 'all',
  kept: 200,
  forgetful: false,
  checkEvery: null,
  hrefs: {
    home: '#home',
    filters: noticeFilters.map((name) => [name, `#${name}`] as const),
  },
};
