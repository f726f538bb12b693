import type { RegionCode } from '@may/domain/region.ts';
import {
  AppShell,
  type FrameDialogName,
  lazyPart,
  lazyPopup,
  type NavGroup,
  SearchButton,
  UserMenu,
  useOnline,
  whenIdle,
} from '@may/ui';
import { type ReactNode, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleMask } from '../../browser/mask.ts';
import { currentLocale, showLocale } from '../../browser/preferences/locale.ts';
import { PreferenceControls, useHydrated } from '../../browser/preferences/PreferenceControls.tsx';
import { useShellStyle } from '../../browser/preferences/shellStyle.ts';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { whenAwaited } from '../../data/realtime/listeners.ts';
import { areCallsSlow, countCall, subscribeToSlowCalls } from '../../data/slowCalls.ts';
import { useSession } from '../../session/SessionContext.tsx';
import type { FrameDialogProps } from './FrameDialog.tsx';
import { useShortcutKeys } from './useShortcutKeys.ts';

const NotificationCenter = lazyPart(
  () => import('./NotificationCenter.tsx'),
  () => Promise.race([whenIdle(), whenAwaited()]),
);

const loadDialog = () => import('./FrameDialog.tsx');
const FrameDialog = lazyPopup<FrameDialogProps>(loadDialog, ({ onShow }) => onShow(null));

type SignedInShellProps = {
  navigation: NavGroup[];
  children: ReactNode;
};

/** The shell of the signed-in pages: menu, search, notifications, and a banner while the browser is offline. */
export const SignedInShell = ({ navigation, children }: SignedInShellProps) => {
  const { actor } = useSession();
  const { email, name, region } = useSignedInMe();
  const style = useShellStyle();
  const isHydrated = useHydrated();
  const { t } = useTranslation('notifications');
  const isOnline = useOnline();
  const [shown, setShown] = useState<FrameDialogName | null>(null);
  useLocaleOfCustomer(region);
  const show = useCallback((dialog: FrameDialogName) => {
    // The line of slow calls tells a part that is long on its way.
    countCall(loadDialog().catch(() => undefined));
    setShown((now) => now ?? dialog);
  }, []);
  useShortcutKeys(show);
  return (
    <AppShell
      {...(isHydrated ? style : null)}
      navigation={navigation}
      busy={useSyncExternalStore(subscribeToSlowCalls, areCallsSlow, () => false)}
      banner={isOnline ? null : t('offline')}
      search={<SearchButton namesKeys={isHydrated} onPress={() => show('palette')} intent={FrameDialog.intent} />}
      controls={
        <>
          {/** First in its row, so that no other control moves when it loads. */}
          <Suspense>
            <NotificationCenter />
          </Suspense>
          <PreferenceControls />
          <UserMenu
            email={isHydrated ? email : null}
            name={isHydrated ? name : null}
            onShow={show}
            onMask={toggleMask}
            onLock={() => actor.send({ type: 'lock' })}
            onSignOut={() => actor.send({ type: 'signOut' })}
          />
          <Suspense>
            <FrameDialog open={shown !== null} name={shown} navigation={navigation} onShow={setShown} />
          </Suspense>
        </>
      }
    >
      {children}
    </AppShell>
  );
};

/** Changes to the language of the customer's region once it is known, unless the customer has chosen a language. */
const useLocaleOfCustomer = (region: RegionCode): void => {
  const { i18n } = useTranslation();
  useEffect(() => {
    const locale = currentLocale(region);
    if (locale !== i18n.language) showLocale(i18n, locale).catch(() => undefined);
  }, [region, i18n]);
};
