import type { ComponentType } from 'react';
import { type LazyRoute, lazyRoute } from './lazyRoute.ts';
import { type PageId, pages } from './manifest.ts';

type Load = () => Promise<{ default: ComponentType }>;

// The build ends with a sentence where the manifest names a module that is not there.
const modules = import.meta.glob<{ default: ComponentType }>('../routes/*/*Route.tsx');

/** The component of each page, in a chunk of its own. */
export const pageParts = Object.fromEntries(
  pages.map(({ id, module }) => [id, lazyRoute(modules[`../routes/${module}.tsx`] as Load)]),
) as Record<PageId, LazyRoute>;
