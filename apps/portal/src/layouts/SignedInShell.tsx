import { AppShell, Banner, lazyPart, lazyPopup, type NavGroup, UserMenu, useOnline, whenIdle } from '@may/ui';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInMe } from '../data/me.ts';
import { areCallsSlow, subscribeToSlowCalls } from '../data/slowCalls.ts';
import { useLocaleOfCustomer } from '../preferences/useLocaleOfCustomer.ts';
import { useShellStyle } from '../preferences/useShellStyle.ts';
import { whenAwaited } from '../realtime/listeners.ts';
import { useSession } from '../session/SessionContext.tsx';
import type { AppearancePanelProps } from './AppearancePanel.tsx';
import { PreferenceControls } from './PreferenceControls.tsx';

const NotificationCenter = lazyPart(
  () => import('./NotificationCenter.tsx'),
  () => Promise.race([whenIdle(), whenAwaited()]),
);

const AppearancePanel = lazyPopup<AppearancePanelProps>(
  () => import('./AppearancePanel.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);

type SignedInShellProps = {
  navigation: NavGroup[];
  children: ReactNode;
};

/** The shell of the signed-in pages: menu, notifications, and a banner while the browser is offline. */
export const SignedInShell = ({ navigation, children }: SignedInShellProps) => {
  const { actor } = useSession();
  const { email, name, region } = useSignedInMe();
  const { t } = useTranslation('notifications');
  const isOnline = useOnline();
  const [isChoosing, setChoosing] = useState(false);
  useLocaleOfCustomer(region);
  return (
    <AppShell
      {...useShellStyle()}
      navigation={navigation}
      busy={useSyncExternalStore(subscribeToSlowCalls, areCallsSlow, () => false)}
      banner={isOnline ? null : <Banner tone="caution">{t('offline')}</Banner>}
      controls={
        <>
          {/** First in its row, so that no other control moves when it loads. */}
          <Suspense>
            <NotificationCenter />
          </Suspense>
          <PreferenceControls />
          <UserMenu
            email={email}
            name={name}
            onAppearance={() => setChoosing(true)}
            onLock={() => actor.send({ type: 'lock' })}
            onSignOut={() => actor.send({ type: 'signOut' })}
          />
          <Suspense>
            <AppearancePanel open={isChoosing} onOpenChange={setChoosing} />
          </Suspense>
        </>
      }
    >
      {children}
    </AppShell>
  );
};
