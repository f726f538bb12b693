import { join, relative } from 'node:path';
import { catalogueModule } from '../../../packages/ui/src/i18n/languages.ts';
import { type LayoutName, namespacesOf, type PageRow } from '../src/router/manifest.ts';

/** What every page starts with. */
export const entryModule = 'src/app/main.tsx';

/** What each frame needs besides itself. */
const frames: Record<LayoutName, readonly string[]> = {
  app: ['src/layouts/AppLayout.tsx', 'src/session/createSession.ts'],
  auth: ['src/layouts/AuthLayout.tsx'],
  // Without an early read, the first question goes through the client.
  page: ['src/layouts/PageLayout.tsx', 'src/session/createSession.ts', '../../packages/api/src/http/client.ts'],
};

const root = join(import.meta.dirname, '..');

/** The code of a page and of its frame. */
export const codeOf = ({ layout, module }: PageRow): string[] => [...frames[layout], `src/routes/${module}.tsx`];

/** The words of a page and of its frame in one language. */
export const wordsOf = (page: PageRow, locale: string): string[] =>
  namespacesOf(page).map((namespace) => relative(root, catalogueModule(locale, namespace)));

/** Everything a page imports before it can show its rows, so that no part of it waits for another; words first, which its first render needs. */
export const modulesOf = (page: PageRow, locale: string): string[] => [...wordsOf(page, locale), ...codeOf(page)];
