import { useTranslation } from 'react-i18next';
import { lazyPopup } from '../Dialog/lazyPopup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { MenuTrigger } from '../Menu/Menu.tsx';
import { useMasked } from '../Private/masked.ts';
import type { UserMenuPopupProps, UserMenuProps } from './UserMenuPopup.tsx';

// The entries travel with the menu, because the first script is nearly full.
const UserMenuPopup = lazyPopup<UserMenuPopupProps>(
  () => import('./UserMenuPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['privacy'],
);

/** A menu with the customer's e-mail address, the appearance, the shortcuts, the lock and the sign-out (spec section 2, Shell). */
export const UserMenu = (props: UserMenuProps) => {
  const { t } = useTranslation(['shell', 'common']);
  const isMasked = useMasked();
  const label = t('account', { email: (isMasked ? t('common:hidden') : props.email) ?? '' }).trim();
  return (
    <MenuTrigger label={label} trigger={<Icon icon={icons.user} size="medium" />} popup={UserMenuPopup}>
      {(place) => <UserMenuPopup {...place} {...props} label={label} />}
    </MenuTrigger>
  );
};
