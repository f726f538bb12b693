import { join, relative } from 'node:path';
import { catalogueModule } from '../../../packages/ui/src/i18n/languages.ts';
import { type LayoutName, namespacesOf, type PageRow } from '../src/router/manifest.ts';

/** The module that every page starts with. */
export const entryModule = 'src/app/main.tsx';

/** The modules of each frame. */
const frames: Record<LayoutName, readonly string[]> = {
  app: ['src/layouts/AppLayout.tsx', 'src/session/createSession.ts'],
  auth: ['src/layouts/AuthLayout.tsx'],
  // Its pages have no early read, so the first request needs the client.
  page: ['src/layouts/PageLayout.tsx', 'src/session/createSession.ts', '../../packages/api/src/http/client.ts'],
  open: ['src/layouts/AppLayout.tsx', 'src/session/createSession.ts'],
};

const root = join(import.meta.dirname, '..');

/** The code of a page and of its frame. */
export const codeOf = ({ layout, module }: PageRow): string[] => [...frames[layout], `src/routes/${module}.tsx`];

/** The modules with the texts of a page and its frame in one language. */
export const wordsOf = (page: PageRow, locale: string): string[] =>
  namespacesOf(page).map((namespace) => relative(root, catalogueModule(locale, namespace)));

/** All modules that a page needs for its rows, so that they load in parallel. Texts come first, because the first render needs them. */
export const modulesOf = (page: PageRow, locale: string): string[] => [...wordsOf(page, locale), ...codeOf(page)];
