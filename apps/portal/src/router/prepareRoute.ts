import type { Namespace } from '@may/ui';
import { type LayoutName, namespacesOf, type PageRow } from './manifest.ts';
import { matchPage } from './matchPage.ts';
import { layoutParts, pageParts } from './pageParts.ts';

/** Fetches the chunks of an address's page and layout. A failure is ignored here: the render fetches again and reports it. */
export const prepareRoute = (
  pathname: string,
): {
  namespaces: Namespace[];
  layout: LayoutName;
  shell: PageRow['shell'];
  ready: Promise<unknown>;
} => {
  const { id, shell, ...page } = matchPage(pathname);
  return {
    layout: page.layout,
    shell,
    namespaces: namespacesOf(page),
    ready: Promise.all([layoutParts[page.layout].preload(), pageParts[id].preload()]).catch(() => undefined),
  };
};
