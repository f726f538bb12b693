import { type ArticleHrefs, articlePages } from '@may/ui';
import type { Settings } from '../../browser/settings/settings.ts';
import { href } from '../../router/href.ts';
import { type PageId, pagesWith } from '../../router/manifest.ts';

/** The addresses that the texts of the open pages lead to; a page of a service that is switched off has none. */
export const articleHrefs = (flags: Settings['flags']): ArticleHrefs => {
  const shown = new Set<PageId>(pagesWith(flags).map(({ id }) => id));
  const pages = articlePages.filter((page) => shown.has(page));
  return { dashboard: href('dashboard'), ...Object.fromEntries(pages.map((page) => [page, href(page)])) };
};
