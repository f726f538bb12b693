import { lazyPopup } from '../Dialog/lazyPopup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { MenuTrigger } from './Menu.tsx';
import type { MenuPopupProps } from './MenuPopup.tsx';

const Popup = lazyPopup<MenuPopupProps>(
  () => import('./MenuPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);

/** Rarely used actions behind one button. */
export const ActionMenu = (menu: Pick<MenuPopupProps, 'label' | 'entries'>) => (
  <MenuTrigger label={menu.label} trigger={<Icon icon={icons.more} size="medium" />} popup={Popup}>
    {(place) => <Popup {...place} {...menu} />}
  </MenuTrigger>
);
