import { layouts } from './layouts.ts';
import type { LayoutName, PageRow } from './manifest.ts';
import { matchPage } from './matchPage.ts';
import { pageParts } from './pageParts.ts';

/** Catalogues every page needs, fetched before the first render. */
const commonNamespaces = ['common', 'titles'];

/** Fetches what an address needs for its first render: the chunks of its page and layout; a failure is left to the render. */
export const prepareRoute = (
  pathname: string,
): {
  namespaces: string[];
  layout: LayoutName;
  shell: PageRow['shell'];
  ready: Promise<unknown>;
} => {
  const { id, layout, namespaces, shell } = matchPage(pathname);
  const frame = layouts[layout];
  return {
    layout,
    shell,
    namespaces: [...commonNamespaces, ...frame.namespaces, ...namespaces],
    ready: Promise.all([frame.preload(), pageParts[id].preload()]).catch(() => undefined),
  };
};
