import type { BrandWords } from '@may/ui';

/** The brand that the page was served with. Its server has checked it, so a page without one does not start. */
export const readPageBrand = (): BrandWords =>
  JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="portal-brand"]')?.content ?? 'null');
