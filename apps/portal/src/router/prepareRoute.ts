import { layouts } from './layouts.ts';
import { matchEntry } from './matchEntry.ts';
import type { LayoutName } from './routes.ts';

/** Catalogues every page needs, fetched before the first render. */
const commonNamespaces = ['common', 'titles'];

/** Fetches what an address needs for its first render: the chunks of its page and layout; a failure is left to the render. */
export const prepareRoute = (
  pathname: string,
): {
  namespaces: string[];
  layout: LayoutName;
  ready: Promise<unknown>;
} => {
  const { route, layout, namespaces } = matchEntry(pathname);
  const frame = layouts[layout];
  return {
    layout,
    namespaces: [...commonNamespaces, ...frame.namespaces, ...namespaces],
    ready: Promise.all([frame.preload(), route.preload()]).catch(() => undefined),
  };
};
