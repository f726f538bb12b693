import { type LazyRoute, lazyRoute } from './lazyRoute.ts';
import type { LayoutName } from './manifest.ts';

/** The three frames, each in its own chunk: the login page never pays for the signed-in app's. A catalogue missing here blanks the page. */
export const layouts: Record<LayoutName, LazyRoute & { namespaces: readonly string[] }> = {
  app: { ...lazyRoute(() => import('../layouts/AppLayout.tsx')), namespaces: ['shell', 'notifications'] },
  auth: { ...lazyRoute(() => import('../layouts/AuthLayout.tsx')), namespaces: ['shell'] },
  page: { ...lazyRoute(() => import('../layouts/PageLayout.tsx')), namespaces: ['shell'] },
};
