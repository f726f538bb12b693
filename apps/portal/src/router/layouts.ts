import { type LazyRoute, lazyRoute } from './lazyRoute.ts';
import type { LayoutName } from './manifest.ts';

/** The three frames, each in its own chunk: the login page never pays for the signed-in app's. */
export const layouts: Record<LayoutName, LazyRoute> = {
  app: lazyRoute(() => import('../layouts/AppLayout.tsx')),
  auth: lazyRoute(() => import('../layouts/AuthLayout.tsx')),
  page: lazyRoute(() => import('../layouts/PageLayout.tsx')),
};
