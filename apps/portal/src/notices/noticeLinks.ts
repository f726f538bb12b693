import { type Announcement, type NoticeRemedy, noticeRemedies } from '@may/domain';
import type { Notification } from '@may/ui';
import { config } from '../config.ts';
import { href } from '../router/href.ts';
import { pagesWith } from '../router/manifest.ts';
import { matchAddress } from '../router/matchAddress.ts';

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
export const nextOf = (notice: Announcement, flags = config.flags): Notification['next'] => {
  const remedy = noticeRemedies[notice.kind];
  if (!remedy) return null;
  const address = href(notice.kind === 'orderRefused' ? `${notice.subject.serverKind}Create` : pages[remedy]);
  return matchAddress(address, pagesWith(flags)).insteadOf ? null : { remedy, href: address };
};
