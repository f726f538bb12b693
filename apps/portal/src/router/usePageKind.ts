import type { ServerKind } from '@may/domain';
import { useLocation } from 'react-router-dom';
import { matchPage } from './matchPage.ts';

/** The kind of servers that the page at this address is about, from its row of the manifest. */
export const usePageKind = (): ServerKind => {
  const { id, kind } = matchPage(useLocation().pathname);
  if (!kind) throw new Error(`usePageKind needs a kind: add one to the row "${id}" of the manifest.`);
  return kind;
};
