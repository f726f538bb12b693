import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { LayoutName, PageRow } from '../src/router/manifest.ts';

/** The module that every page starts with. */
export const entryModule = 'src/app/main.tsx';

/** The modules of each frame. */
const frames: Record<LayoutName, readonly string[]> = {
  app: ['src/app/frames/AppLayout.tsx', 'src/session/createSession.ts'],
  auth: ['src/app/frames/AuthLayout.tsx'],
  // Its pages have no early read, so the first request needs the client.
  page: ['src/app/frames/PageLayout.tsx', 'src/session/createSession.ts', '../../packages/api/src/http/client.ts'],
  open: ['src/app/frames/AppLayout.tsx', 'src/session/createSession.ts'],
};

const files = globSync(['src/features/*/*Route.tsx', 'src/router/*Route.tsx'], {
  cwd: join(import.meta.dirname, '..'),
});

/** The file of a page of the manifest, below `apps/portal`. */
export const fileOf = ({ module }: Pick<PageRow, 'module'>): string =>
  files.find((file) => file.endsWith(`/${module}.tsx`)) ?? `src/features/${module}.tsx`;

/** The code of a page and of its frame. */
export const codeOf = (page: PageRow): string[] => [...frames[page.layout], fileOf(page)];

/** Calls that a page fetches while its list is read. They share modules with large pages, and bring no more of them than they need. */
export const callsOfLists = ['../../packages/api/src/domains/domains.ts'];

/** Parts that most visits fetch once the page is idle. */
export const idleParts = [
  'src/app/frames/NotificationCenter.tsx',
  '../../packages/api/src/http/client.ts',
  '../../packages/api/src/servers/servers.ts',
];

/**
 * The kind of a page. The pages of a service count as one: customers visit them one after the other, and the service may be switched off. The
 * pages of an order count for themselves, because they are visited seldom and are larger than the others.
 */
export const pageKindOf = ({ id, module, service }: PageRow & { id: string }): string =>
  module.startsWith('Order') ? 'order' : (service ?? id);
