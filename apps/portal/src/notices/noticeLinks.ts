import { type NoticeKind, type NoticeRemedy, noticeRows, type ServerKind } from '@may/domain';
import type { Notification } from '@may/ui';
import { matchPath } from 'react-router-dom';
import { config } from '../config.ts';
import { href } from '../router/href.ts';
import { addressesOf, manifest, type PageRow, pages, pagesWith } from '../router/manifest.ts';
import { matchAddress } from '../router/matchAddress.ts';
import type { KeptNotice, NoticePlace } from './keptNotice.ts';

/** The id in an address of this page; null without one. */
const idIn = (pathname: string, page: PageRow): string | null => {
  const matches = addressesOf(page).map((path) => matchPath(path, pathname));
  try {
    return decodeURIComponent(matches.find((match) => match !== null)?.params.id ?? '') || null;
  } catch {
    return null;
  }
};

/** The server or the zone that the page at this address shows; null for any other page. A page of an order does not tell the kind. */
export const placeAt = (pathname: string, ordered: ServerKind = 'wordpress'): NoticePlace | null => {
  const page: PageRow = manifest[matchAddress(pathname, pages).id];
  const id = idIn(pathname, page);
  if (id === null) return null;
  if (page.service === 'dns') return { type: 'zone', id };
  return page.service === 'wordpress' ? { type: 'server', id, kind: page.kind ?? ordered } : null;
};

const addressOf = (remedy: NoticeRemedy, { place, ...notice }: KeptNotice): Notification['next'] => {
  switch (remedy) {
    case 'invoices':
      return { remedy, href: href('invoices') };
    case 'transactions':
      return { remedy, href: href('transactions') };
    case 'topUp':
      return { remedy, href: href('payment') };
    case 'cards':
      return { remedy, href: href('linkCard') };
    case 'order':
      return {
        remedy,
        href: href(notice.kind === 'orderRefused' ? `${notice.subject.serverKind}Create` : 'wordpress'),
      };
    case 'server':
      if (place?.type !== 'server') return { remedy: 'servers', href: href('wordpress') };
      return { remedy, href: href(`${place.kind}Detail`, { id: place.id }) };
    case 'servers':
      return { remedy, href: href('wordpress') };
    case 'zone':
      if (place?.type !== 'zone') return { remedy: 'domains', href: href('domains') };
      return { remedy, href: href('records', { id: place.id }) };
    case 'domains':
      return { remedy, href: href('domains') };
  }
};

/** The link of a notice's remedy, made of its kind and the place where it was raised; null without a remedy, or if its service is switched off. */
export const nextOf = (notice: KeptNotice, flags = config.flags): Notification['next'] => {
  const kind: NoticeKind = notice.kind;
  const { remedy } = noticeRows[kind];
  const next = remedy && addressOf(remedy, notice);
  if (!next) return null;
  const page: PageRow = manifest[matchAddress(next.href, pagesWith(flags)).id];
  return page.insteadOf ? null : next;
};

/** The server or the zone that a notice is about: the event's own, or the one on whose page a flow of that service raised it; null without one. */
export const objectOf = ({ kind, origin, place }: KeptNotice): { type: 'server' | 'zone'; id: string } | null => {
  if (origin) return origin.object?.type === 'server' ? { type: 'server', id: origin.object.id } : null;
  const { topic } = noticeRows[kind];
  return place && topic === (place.type === 'server' ? 'servers' : 'dns') ? { type: place.type, id: place.id } : null;
};
