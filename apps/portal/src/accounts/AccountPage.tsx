import { type ReactNode, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeReturnTo } from '../router/returnTo.ts';
import { useSessionState } from '../session/SessionContext.tsx';

/** A page of a new account. A signed-in customer is led on, so that no session is replaced unseen. */
export const AccountPage = ({ children }: { children: ReactNode }) => {
  const state = useSessionState();
  const [search] = useSearchParams();
  return state === 'restoring' || state === 'signedOut' ? (
    <Suspense>{children}</Suspense>
  ) : (
    <Navigate to={safeReturnTo(search.get('returnTo'))} replace />
  );
};
