import { AppShell, ContentSkeleton } from '@may/ui';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { href } from '../router/href.ts';
import { matchPage } from '../router/matchPage.ts';
import { loginHref } from '../router/returnTo.ts';
import { useSessionState } from '../session/SessionContext.tsx';
import { SessionData } from '../session/SessionData.tsx';
import { SignedInShell } from './SignedInShell.tsx';
import { useNavigation } from './useNavigation.ts';

/** The signed-in app's frame and its guard: nobody signed in leads to /login, which remembers a page asked for, but not one signed out from. */
const AppLayout = () => {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const navigation = useNavigation(state === 'restoring' ? null : pathname);
  const [wasHere, setWasHere] = useState(false);
  useEffect(() => {
    if (state === 'signedIn') setWasHere(true);
  }, [state]);
  if (state === 'restoring') return <AppShell navigation={navigation} loading />;
  if (state === 'signedOut') return <Navigate to={wasHere ? href('login') : loginHref(pathname + search)} replace />;
  return (
    <SessionData>
      <SignedInShell navigation={navigation}>
        {/* Of each page its own: a press shows where it leads at once, also while the page's code is on its way. */}
        <Suspense key={matchPage(pathname).id} fallback={<ContentSkeleton />}>
          <Outlet />
        </Suspense>
      </SignedInShell>
    </SessionData>
  );
};

export default AppLayout;
