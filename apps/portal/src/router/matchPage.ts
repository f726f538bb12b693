import { matchPath } from 'react-router-dom';
import { addressesOf, manifest, type PageId, type PageRow, pages } from './manifest.ts';

/** The page an address leads to; not found where nobody serves it. */
export const matchPage = (pathname: string): PageRow & { id: PageId } =>
  pages.find((row) => addressesOf(row).some((path) => matchPath(path, pathname) !== null)) ?? {
    ...manifest.notFound,
    id: 'notFound',
  };
