import { articlePages } from './article.ts';

export const articleHrefsFixture = Object.fromEntries(articlePages.map((page) => [page, `#${page}`])) as Record<
  (typeof articlePages)[number],
  string
>;
