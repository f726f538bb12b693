import { useTranslation } from 'react-i18next';
import { lazyPopup } from '../../private/lazyPopup.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { MenuTrigger } from '../Menu/Menu.tsx';
import { useMasked } from '../Private/masked.ts';
import type { FrameDialogName } from './FrameDialogName.ts';
import type { UserMenuPopupProps } from './UserMenuPopup.tsx';

// The entries travel with the menu, because the first script is nearly full.
const UserMenuPopup = lazyPopup<UserMenuPopupProps>(
  () => import('./UserMenuPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['privacy'],
);

export type UserMenuProps = {
  /** Null while the customer is unknown: the trigger is an empty circle, and the menu has no entry of theirs. */
  email: string | null;
  /** The customer's name; the avatar shows its initials, or else those of the address. */
  name?: string | null;
  /** Opens a dialog of the frame; without it the menu has no such entries. */
  onShow?: (dialog: FrameDialogName) => void;
  /** Hides the private values, or shows them. */
  onMask?: () => void;
  onLock: () => void;
  onSignOut: () => void;
};

/** A menu with the customer's e-mail address, the appearance, the shortcuts, the lock and the sign-out (spec section 2, Shell). */
export const UserMenu = (props: UserMenuProps) => {
  const { t } = useTranslation(['shell', 'common']);
  const { email, name } = props;
  const isMasked = useMasked();
  const label = t('account', { email: (isMasked ? t('common:hidden') : email) ?? '' }).trim();
  return (
    <MenuTrigger label={label} trigger={<Avatar name={name || email} />} popup={UserMenuPopup}>
      {(place) => <UserMenuPopup {...place} {...props} label={label} />}
    </MenuTrigger>
  );
};
