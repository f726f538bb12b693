import { ContentSkeleton } from '@may/ui';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { lazyPlace } from '../../router/lazyPlace.tsx';
import { matchPage } from '../../router/matchPage.ts';
import { loginHref } from '../../router/returnTo.ts';
import { useSessionState } from '../../session/SessionContext.tsx';
import { SessionData } from '../../session/SessionData.tsx';
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

const never = new Promise<never>(() => undefined);

const Waiting = () => use(never);

/**
 * The boundary of a page in its frame. A press shows a skeleton while the next page's code is loading. The build draws the page as the fallback, and
 * leaves the content to the browser. React keeps this picture, with all that was written into it, until it commits the content.
 */
export const PageContent = ({ children }: { children: ReactNode }) =>
  import.meta.env.SSR ? (
    <Suspense fallback={children}>
      <Waiting />
    </Suspense>
  ) : (
    <Suspense fallback={<ContentSkeleton />}>{children}</Suspense>
  );
