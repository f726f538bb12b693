import { icons, type NavGroup } from '@may/ui';
import { useTranslation } from 'react-i18next';
import { config } from '../../browser/config.ts';
import { href } from '../../router/href.ts';
import {
  type MenuGroup,
  type MenuLabel,
  type manifest,
  menuGroups,
  type PageId,
  pagesWith,
} from '../../router/manifest.ts';

// Named one by one: a look-up by name would put every icon into the build.
const menuIcons: Record<MenuLabel, NavGroup['items'][number]['icon']> = {
  dashboard: icons.dashboard,
  wordpress: icons.server,
  hosting: icons.hosting,
  dns: icons.dns,
  paas: icons.paas,
  database: icons.database,
  firewall: icons.firewall,
  svm: icons.svm,
  topUp: icons.plus,
  transactions: icons.transactions,
  invoice: icons.invoice,
  helpdesk: icons.helpdesk,
  contactUs: icons.mail,
  faq: icons.question,
  faq2: icons.info,
  privacyPolicy: icons.policy,
};

/** The side menu (spec section 2, Shell) with the enabled services. It marks the page at `pathname`. */
export const useNavigation = (pathname: string): NavGroup[] => {
  const { t } = useTranslation('shell');
  const itemsOf = (group: MenuGroup): NavGroup['items'] =>
    pagesWith(config.flags).flatMap(({ id, menu }) => {
      if (menu?.group !== group) return [];
      const address = href(id as PlainId);
      const current = pathname === address || (group === 'services' && pathname.startsWith(`${address}/`));
      const badge = menu.isToCome && t('toCome');
      return [{ label: t(`menu.${menu.label}`), href: address, icon: menuIcons[menu.label], current, badge }];
    });
  const headings: Partial<Record<MenuGroup, string>> = {
    services: t('menu.services'),
    wallet: t('menu.wallet'),
    pages: t('menu.pages'),
  };
  return menuGroups
    .map((group) => ({ heading: headings[group], items: itemsOf(group) }))
    .filter(({ items }) => items.length > 0);
};

// A page of the menu has an address without parameters.
type PlainId = { [Id in PageId]: (typeof manifest)[Id] extends { menu: unknown } ? Id : never }[PageId];
