import { icons, type TextKey } from '@may/ui';
import { config } from '../config.ts';
import { href } from '../router/href.ts';
import { type manifest, type PageId, pagesWith } from '../router/manifest.ts';

type MenuPage = { [Id in PageId]: (typeof manifest)[Id] extends { menu: unknown } ? Id : never }[PageId];
type PalettePage = Exclude<MenuPage, 'payment'> | 'notifications';

type PageTerms = Extract<TextKey, `palette:terms.${string}`>;

/** The pages of the menu but the top-up, which is an action, and the notifications: the name, the icon, and other words that people type. */
const rows = {
  dashboard: ['shell:menu.dashboard', icons.dashboard, 'palette:terms.dashboard'],
  wordpress: ['shell:menu.wordpress', icons.server, 'palette:terms.servers'],
  hosting: ['shell:menu.hosting', icons.hosting, 'palette:terms.servers'],
  domains: ['shell:menu.dns', icons.dns, 'palette:terms.domains'],
  paas: ['shell:menu.paas', icons.paas, null],
  database: ['shell:menu.database', icons.database, null],
  firewall: ['shell:menu.firewall', icons.firewall, null],
  svm: ['shell:menu.svm', icons.svm, null],
  transactions: ['shell:menu.transactions', icons.transactions, 'palette:terms.transactions'],
  invoices: ['shell:menu.invoice', icons.invoice, 'palette:terms.invoices'],
  notifications: ['common:notifications', icons.bell, 'palette:terms.notifications'],
  helpdesk: ['shell:menu.helpdesk', icons.helpdesk, 'palette:terms.help'],
  contactUs: ['shell:menu.contactUs', icons.mail, 'palette:terms.help'],
  faq: ['shell:menu.faq', icons.question, 'palette:terms.help'],
  faq2: ['shell:menu.faq2', icons.info, 'palette:terms.help'],
  privacyPolicy: ['shell:menu.privacyPolicy', icons.policy, null],
} as const satisfies Record<PalettePage, readonly [TextKey, unknown, PageTerms | null]>;

const isPalettePage = (id: PageId): id is PalettePage => id in rows;

/** The pages that are switched on, in the order of the manifest. */
export const pageRows = pagesWith(config.flags).flatMap(({ id }) => {
  if (!isPalettePage(id)) return [];
  const [title, icon, terms] = rows[id];
  return [{ id, title, icon, terms, href: href(id) }];
});

export type PageEntry = (typeof pageRows)[number];
