/** The pages of the portal that a text of an article may lead to, by their names in the portal's table of pages. */
export const articlePages = [
  'dashboard',
  'payment',
  'transactions',
  'invoices',
  'linkCard',
  'wordpress',
  'hosting',
  'wordpressCreate',
  'domains',
  'login',
  'passRecovery',
  'helpdesk',
  'contactUs',
  'faq',
  'faq2',
  'privacyPolicy',
] as const;

/** The address of each page that a text may lead to; the words for a page without one are no link. */
export type ArticleHrefs = Partial<Record<(typeof articlePages)[number], string>> & { dashboard: string };

/** A part of an article in its table of contents; `id` is the anchor. */
export type ArticlePart = { id: string; label: string };
