import type { ServerKind } from '@may/domain/servers/server.ts';
import { useLocation } from 'react-router-dom';
import { config } from '../browser/config.ts';
import { type Page, pagesWith } from './manifest.ts';
import { matchAddress } from './matchAddress.ts';

/** The page at an address, or the page "not found". */
export const matchPage = (pathname: string): Page => matchAddress(pathname, pagesWith(config.flags));

/** The kind of servers of the current page, from its row of the manifest. */
export const usePageKind = (): ServerKind => {
  const { id, kind } = matchPage(useLocation().pathname);
  if (!kind) throw new Error(`usePageKind needs a kind: add one to the row "${id}" of the manifest.`);
  return kind;
};
