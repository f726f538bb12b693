import { Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { lazyPlace } from '../errors/lazyPlace.tsx';
import { href } from '../router/href.ts';
import { matchPage } from '../router/matchPage.ts';
import { loginHref } from '../router/returnTo.ts';
import { useSessionState } from '../session/SessionContext.tsx';
import { SessionData } from '../session/SessionData.tsx';
import { PageContent } from './PageContent.tsx';
import { SignedInShell } from './SignedInShell.tsx';
import { useNavigation } from './useNavigation.ts';

const VisitorFrame = lazyPlace(() => import('./VisitorFrame.tsx'));

/**
 * The frame of the signed-in pages. Without a session it navigates to /login with the page's address, except right after signing out. An open
 * page is shown without a session too, in the frame for visitors.
 */
const AppLayout = () => {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const navigation = useNavigation(pathname);
  const [wasHere, setWasHere] = useState(false);
  useEffect(() => {
    if (state === 'signedIn') setWasHere(true);
  }, [state]);
  const { id, layout } = matchPage(pathname);
  const isOpen = layout === 'open';
  if (state === 'restoring') return null;
  if (state === 'signedOut' && isOpen && !wasHere)
    return (
      <Suspense>
        <VisitorFrame navigation={navigation} />
      </Suspense>
    );
  if (state === 'signedOut') return <Navigate to={wasHere ? href('login') : loginHref(pathname + search)} replace />;
  return (
    <SessionData>
      <SignedInShell navigation={navigation}>
        <PageContent key={id}>
          <Outlet />
        </PageContent>
      </SignedInShell>
    </SessionData>
  );
};

export default AppLayout;
