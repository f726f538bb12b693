import { AppShell } from '@may/ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { DataProvider } from '../data/DataProvider.tsx';
import { loginPath } from '../paths.ts';
import { useSessionState } from '../session/SessionContext.tsx';
import { SignedInShell } from './SignedInShell.tsx';
import { useNavigation } from './useNavigation.ts';

/** The signed-in app's frame and its guard: nobody signed in leads to /login, remembering where they wanted to go. */
const AppLayout = () => {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const navigation = useNavigation(state === 'restoring' ? null : pathname);
  if (state === 'restoring') return <AppShell navigation={navigation} loading />;
  if (state === 'signedOut') return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <DataProvider>
      <SignedInShell navigation={navigation}>
        <Outlet />
      </SignedInShell>
    </DataProvider>
  );
};

export default AppLayout;
