import type { ServerKind } from '@may/domain';
import { useLocation } from 'react-router-dom';
import { matchPage } from './matchPage.ts';

/** The kind of servers of the current page, from its row of the manifest. */
export const usePageKind = (): ServerKind => {
  const { id, kind } = matchPage(useLocation().pathname);
  if (!kind) throw new Error(`usePageKind needs a kind: add one to the row "${id}" of the manifest.`);
  return kind;
};
