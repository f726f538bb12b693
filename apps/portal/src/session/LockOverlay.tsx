import { LockScreen } from '@may/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '../router/href.ts';
import { addressesOf, manifest } from '../router/manifest.ts';
import { connectLockScreen } from './connectLockScreen.ts';
import { useSession } from './SessionContext.tsx';

const lockAddresses = addressesOf(manifest.lockScreen);

/** The lock screen, in place of the app or over an expired session. */
const LockOverlay = () => {
  const { actor } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const lockScreen = useSelector(actor, ({ children }) => children.lockScreen);
  const snapshot = useSelector(lockScreen, (current) => current);
  useEffect(() => {
    // The address that locks has done its work: opening the screen must not lead back to it.
    if (lockAddresses.includes(pathname)) navigate(href('dashboard'), { replace: true });
  }, [pathname, navigate]);
  if (!snapshot) return null;
  return (
    <LockScreen
      {...connectLockScreen(snapshot, (event) => {
        if (event.type === 'signOut') navigate(href('login'), { replace: true });
        actor.send(event);
      })}
    />
  );
};

export default LockOverlay;
