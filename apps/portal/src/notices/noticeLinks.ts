import { type NoticeKind, type NoticeRemedy, noticeRows, type ServerKind } from '@may/domain';
import type { Notification } from '@may/ui';
import { matchPath } from 'react-router-dom';
import { href } from '../router/href.ts';
import { addressesOf } from '../router/manifest.ts';
import { matchPage } from '../router/matchPage.ts';
import type { KeptNotice, NoticePlace } from './keptNotice.ts';

/** The server or the zone that the page at this address shows; null for any other page. */
export const placeAt = (pathname: string, serverKind: ServerKind = 'wordpress'): NoticePlace | null => {
  const page = matchPage(pathname);
  const match = addressesOf(page)
    .map((path) => matchPath(path, pathname))
    .find((each) => each !== null);
  const id = match?.params.id;
  if (!id) return null;
  if (page.service === 'dns') return { type: 'zone', id };
  if (page.service === 'wordpress') return { type: 'server', id, kind: page.kind ?? serverKind };
  return null;
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

/** The link of a notice's remedy, made of its kind and the place where it was raised; null without a remedy. */
export const nextOf = (notice: KeptNotice): Notification['next'] => {
  const kind: NoticeKind = notice.kind;
  const { remedy } = noticeRows[kind];
  return remedy && addressOf(remedy, notice);
};
