import type { ArticleHrefs } from '@may/ui';
import { href } from '../../router/href.ts';

/** The addresses that the texts of the open pages lead to. */
export const articleHrefs: ArticleHrefs = {
  dashboard: href('dashboard'),
  payment: href('payment'),
  transactions: href('transactions'),
  invoices: href('invoices'),
  linkCard: href('linkCard'),
  wordpress: href('wordpress'),
  hosting: href('hosting'),
  wordpressCreate: href('wordpressCreate'),
  domains: href('domains'),
  login: href('login'),
  passRecovery: href('passRecovery'),
  helpdesk: href('helpdesk'),
  contactUs: href('contactUs'),
  faq: href('faq'),
  faq2: href('faq2'),
  privacyPolicy: href('privacyPolicy'),
};
