import type titles from './locales/en/titles.json';

/** The page titles by key. */
export type TitleCatalog = typeof titles;
