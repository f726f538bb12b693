import { AppShell, Banner, createToasts, type NavGroup, NotificationBell, Toasts, UserMenu } from '@may/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInMe } from '../data/me.ts';
import { useLocaleOfCustomer } from '../preferences/useLocaleOfCustomer.ts';
import { useRealtime } from '../realtime/useRealtime.ts';
import { useSession } from '../session/SessionContext.tsx';
import { PreferenceControls } from './PreferenceControls.tsx';
import { useNotifications } from './useNotifications.ts';
import { useOnline } from './useOnline.ts';

interface SignedInShellProps {
  navigation: NavGroup[];
  children: ReactNode;
}

/** The shell around a signed-in customer's pages: their menu, their notifications, and what is wrong with the connection. */
export const SignedInShell = ({ navigation, children }: SignedInShellProps) => {
  const { actor, onForget } = useSession();
  const { email, name, region } = useSignedInMe();
  const { t } = useTranslation('notifications');
  const [toasts] = useState(createToasts);
  const connection = useRealtime(toasts);
  const isOnline = useOnline();
  useLocaleOfCustomer(region);
  useEffect(() => onForget(toasts.clear), [onForget, toasts]);
  return (
    <>
      <AppShell
        navigation={navigation}
        banner={isOnline ? null : <Banner tone="caution">{t('offline')}</Banner>}
        controls={
          <>
            <PreferenceControls />
            <NotificationBell {...useNotifications(toasts)} connection={connection} />
            <UserMenu
              email={email}
              name={name}
              onLock={() => actor.getSnapshot().children.lockScreen?.send({ type: 'lock' })}
              onSignOut={() => actor.send({ type: 'signOut' })}
            />
          </>
        }
      >
        {children}
      </AppShell>
      <Toasts toasts={toasts} />
    </>
  );
};
