import { type ArticleHrefs, articlePages } from './article.ts';

export const articleHrefsFixture = Object.fromEntries(articlePages.map((page) => [page, `#${page}`])) as ArticleHrefs;
