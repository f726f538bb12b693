import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as icons from '../Icon/icons.ts';
import type { MenuEntry } from '../Menu/entries.ts';
import MenuPopup, { type MenuPopupProps } from '../Menu/MenuPopup.tsx';
import { useMasked } from '../Private/masked.ts';
import { Private } from '../Private/Private.tsx';
import type { FrameDialogName } from './FrameDialogName.ts';

export type UserMenuProps = {
  /** Null while the customer is unknown: the menu has no entry of theirs. */
  email: string | null;
  name: string | null;
  /** Opens a dialog of the frame. */
  onShow: (dialog: FrameDialogName) => void;
  /** Hides the private values, or shows them. */
  onMask: () => void;
  onLock: () => void;
  onSignOut: () => void;
};

export type UserMenuPopupProps = UserMenuProps & Pick<MenuPopupProps, 'label' | 'anchor' | 'open' | 'onOpenChange'>;

/** The customer's name and address, and what they may do on every page. */
const Entries = ({ email, name, onShow, onMask, onLock, onSignOut, ...place }: UserMenuPopupProps) => {
  const { t } = useTranslation(['shell', 'privacy']);
  const isMasked = useMasked();
  const opener = (dialog: FrameDialogName, label: string, icon: typeof icons.lock): MenuEntry => ({
    kind: 'action',
    label,
    icon,
    onSelect: () => onShow(dialog),
  });
  return (
    <MenuPopup
      {...place}
      entries={[
        { kind: 'text', title: name ?? undefined, text: <Private>{email}</Private> },
        { kind: 'separator' },
        opener('appearance', t('appearance'), icons.system),
        opener('privacy', t('privacy:title'), icons.firewall),
        {
          kind: 'action',
          label: t(isMasked ? 'privacy:mask.show' : 'privacy:mask.hide'),
          icon: isMasked ? icons.show : icons.hide,
          onSelect: onMask,
        },
        opener('shortcuts', t('shortcuts'), icons.keyboard),
        { kind: 'action', label: t('lock'), icon: icons.lock, onSelect: onLock },
        { kind: 'action', label: t('signOut'), icon: icons.signOut, onSelect: onSignOut },
      ]}
    />
  );
};

/** The user's menu. The bar stays while the menu's own words are on their way. */
const UserMenuPopup = (props: UserMenuPopupProps) => (
  <Suspense>
    <Entries {...props} />
  </Suspense>
);

export default UserMenuPopup;
