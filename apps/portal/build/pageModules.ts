import type { LayoutName, PageRow } from '../src/router/manifest.ts';

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

/** The code of a page and of its frame. */
export const codeOf = ({ layout, module }: PageRow): string[] => [...frames[layout], `src/routes/${module}.tsx`];

/** Calls that a page fetches while its list is read. They share modules with large pages, and bring no more of them than they need. */
export const callsOfLists = ['../../packages/api/src/domains/domains.ts'];

/** Parts that most visits fetch once the page is idle. */
export const idleParts = [
  'src/layouts/NotificationCenter.tsx',
  'src/runway/RunwayPart.tsx',
  '../../packages/api/src/http/client.ts',
  '../../packages/api/src/servers/servers.ts',
];

/**
 * The kind of a page. The pages of a service count as one: customers visit them one after the other, and the service may be switched off. The
 * pages of an order count for themselves, because they are visited seldom and are larger than the others.
 */
export const kindOf = ({ id, module, service }: PageRow & { id: string }): string =>
  module.startsWith('order-') ? 'order' : (service ?? id);
