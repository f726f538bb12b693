import { LockScreen } from '@may/screens/session/Lock/LockScreen.tsx';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PreferenceControls } from '../browser/preferences/PreferenceControls.tsx';
import { href } from '../router/href.ts';
import { addressesOf, manifest } from '../router/manifest.ts';
import { connectLockScreen } from './connectLockScreen.ts';
import { useSession } from './SessionContext.tsx';

const lockAddresses = addressesOf(manifest.lockScreen);

/** The lock screen: it replaces the app, or covers an expired session. */
const LockOverlay = () => {
  const { actor } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const lockScreen = useSelector(actor, ({ children }) => children.lockScreen);
  const snapshot = useSelector(lockScreen, (current) => current);
  useEffect(() => {
    // The address that locked must not stay in the history: after the unlock it would lock again.
    if (lockAddresses.includes(pathname)) navigate(href('dashboard'), { replace: true });
  }, [pathname, navigate]);
  if (!snapshot) return null;
  return (
    <LockScreen
      {...connectLockScreen(snapshot, (event) => {
        if (event.type === 'signOut') navigate(href('login'), { replace: true });
        actor.send(event);
      })}
      controls={<PreferenceControls />}
    />
  );
};

export default LockOverlay;
