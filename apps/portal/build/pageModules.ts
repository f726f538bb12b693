import { catalogGroups } from '../../../packages/ui/src/i18n/catalogGroups.ts';
import type { LayoutName, PageRow } from '../src/router/manifest.ts';

/** What every page starts with. */
export const entryModule = 'src/main.tsx';

/** What each frame needs besides itself. */
const frames: Record<LayoutName, readonly string[]> = {
  app: ['src/layouts/AppLayout.tsx', 'src/session/createSession.ts'],
  auth: ['src/layouts/AuthLayout.tsx'],
  // Without an early read, the first question goes through the client.
  page: ['src/layouts/PageLayout.tsx', 'src/session/createSession.ts', '../../packages/api/src/http/client.ts'],
};

const groupsOf = ({ layout, namespaces }: PageRow): string[] => {
  const wanted = layout === 'app' ? [...namespaces, 'notifications'] : namespaces;
  return Object.entries(catalogGroups)
    .filter(([group, names]) => group === 'start' || names.some((name) => wanted.includes(name)))
    .map(([group]) => group);
};

/** The code of a page and of its frame. */
export const codeOf = ({ layout, module }: PageRow): string[] => [...frames[layout], `src/routes/${module}.tsx`];

/** Everything a page imports before it can show its rows, so that no part of it waits for another. */
export const modulesOf = (page: PageRow, locale: string): string[] => [
  ...codeOf(page),
  ...groupsOf(page).map((group) => `../../packages/ui/src/i18n/locales/${locale}/${group}.ts`),
];
