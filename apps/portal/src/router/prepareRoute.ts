import type { Namespace } from '@may/ui';
import { type LatePart, latePart, type PartFile } from './lazyPlace.tsx';
import { type LayoutName, namespacesOf, type Page, type PageId, pages } from './manifest.ts';
import { matchPage } from './matchPage.ts';

// By a pattern, so that this room imports no page: the build refuses a module of the manifest that is not there.
const files = import.meta.glob<PartFile>(['../features/*/*Route.tsx', './*Route.tsx', '../app/frames/*Layout.tsx']);
const loaders = new Map(Object.entries(files).map(([path, load]) => [/\w+(?=\.tsx$)/.exec(path)?.[0], load]));
const partOf = (module: string, id?: PageId): LatePart => latePart(loaders.get(module) as () => Promise<PartFile>, id);

/** The component of each page, in its own chunk. */
export const pageParts = Object.fromEntries(pages.map(({ id, module }) => [id, partOf(module, id)])) as Record<
  PageId,
  LatePart
>;

const app = partOf('AppLayout');

/** The component of each frame, in its own chunk: the login page does not load the signed-in frame. */
export const layoutParts: Record<LayoutName, LatePart> = {
  app,
  // The same part, so that the shell stays mounted between the two.
  open: app,
  auth: partOf('AuthLayout'),
  page: partOf('PageLayout'),
};

type PreparedRoute = Pick<Page, 'layout' | 'shell'> & { namespaces: Namespace[]; ready: Promise<unknown> };

/** Fetches the chunks of an address's page and layout. A failure is ignored here: the render fetches again and reports it. */
export const prepareRoute = (pathname: string): PreparedRoute => {
  const page = matchPage(pathname);
  return {
    layout: page.layout,
    shell: page.shell,
    namespaces: namespacesOf(page),
    ready: Promise.all([layoutParts[page.layout].preload(), pageParts[page.id].preload()]).catch(() => undefined),
  };
};
