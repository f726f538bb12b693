import type { NavGroup } from '@may/ui';
import { icons } from '@may/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

/** The side menu (spec section 2, Shell), marking the page at `pathname`; null marks none. */
export const useNavigation = (pathname: string | null): NavGroup[] => {
  const { t } = useTranslation('shell');
  const item = (label: string, href: string, icon: NavGroup['items'][number]['icon']) => ({
    label,
    href,
    icon,
    current: pathname === href,
  });
  return [
    { items: [item(t('menu.dashboard'), paths.dashboard, icons.dashboard)] },
    {
      heading: t('menu.wallet'),
      items: [
        item(t('menu.topUp'), paths.payment, icons.plus),
        item(t('menu.transactions'), paths.transactions, icons.transactions),
        item(t('menu.invoice'), paths.invoice, icons.invoice),
      ],
    },
  ];
};
