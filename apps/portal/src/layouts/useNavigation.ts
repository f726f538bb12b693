import { icons, type NavGroup } from '@may/ui';
import { useTranslation } from 'react-i18next';
import { href } from '../router/href.ts';
import { type PageId, pages } from '../router/manifest.ts';

const menu = pages.flatMap(({ id, menu: entry }) => (entry ? [{ id, ...entry }] : []));

// One by one: a look-up by name would ship every icon there is.
const glyphs = {
  dashboard: icons.dashboard,
  topUp: icons.plus,
  transactions: icons.transactions,
  invoice: icons.invoice,
};

/** The side menu (spec section 2, Shell), marking the page at `pathname`; null marks none. */
export const useNavigation = (pathname: string | null): NavGroup[] => {
  const { t } = useTranslation('shell');
  const itemsOf = (group: (typeof menu)[number]['group']): NavGroup['items'] =>
    menu
      .filter((entry) => entry.group === group)
      .map(({ id, label }) => {
        const address = href(id as Exclude<PageId, 'cardPaymentSuccess'>);
        return { label: t(`menu.${label}`), href: address, icon: glyphs[label], current: pathname === address };
      });
  return [{ items: itemsOf('main') }, { heading: t('menu.wallet'), items: itemsOf('wallet') }];
};
