import { matchPath } from 'react-router-dom';
import { config } from '../config.ts';
import { addressesOf, manifest, type PageId, type PageRow, pagesWith } from './manifest.ts';

/** The page at an address, or the page "not found". */
export const matchPage = (pathname: string): PageRow & { id: PageId } =>
  pagesWith(config.flags).find((row) => addressesOf(row).some((path) => matchPath(path, pathname) !== null)) ?? {
    ...manifest.notFound,
    id: 'notFound',
  };
