import { useTranslation } from 'react-i18next';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as icons from '../Icon/icons.ts';
import { Menu } from '../Menu/Menu.tsx';

export type UserMenuProps = {
  email: string;
  /** The customer's name; the avatar shows its initials, or else those of the address. */
  name?: string | null;
  /** Opens the panel for the appearance; without it the menu has no such entry. */
  onAppearance?: () => void;
  onLock: () => void;
  onSignOut: () => void;
};

/** A menu with the customer's e-mail address, the appearance, the lock and the sign-out (spec section 2, Shell). */
export const UserMenu = ({ email, name, onAppearance, onLock, onSignOut }: UserMenuProps) => {
  const { t } = useTranslation('shell');
  return (
    <Menu
      label={t('account', { email })}
      trigger={<Avatar name={name || email} />}
      align="end"
      entries={[
        { kind: 'text', title: name ?? undefined, text: email },
        { kind: 'separator' },
        ...(onAppearance
          ? [{ kind: 'action' as const, label: t('appearance'), icon: icons.system, onSelect: onAppearance }]
          : []),
        { kind: 'action', label: t('lock'), icon: icons.lock, onSelect: onLock },
        { kind: 'action', label: t('signOut'), icon: icons.signOut, onSelect: onSignOut },
      ]}
    />
  );
};
