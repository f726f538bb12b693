import { onWordsFailure, PopupsClosed } from '@may/ui';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markHydrated } from '../boot/hydrated.ts';
import { lazyPlace } from '../router/lazyPlace.tsx';
import { useLinkNavigation } from '../router/useLinkNavigation.ts';
import { usePageChange } from '../router/usePageChange.ts';
import { useSessionState } from '../session/SessionContext.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';

const LockOverlay = lazyPlace(() => import('../session/LockOverlay.tsx'));

/**
 * The pages, or the lock screen. A locked session removes the page from the document. An expired session covers the page
 * and keeps it, so that the customer's input is still there after signing in (docs/flows.md#session).
 */
export const LockableRoutes = () => {
  const state = useSessionState();
  const isLocked = state === 'locked';
  const isExpired = state === 'expired';
  useEffect(markHydrated, []);
  useLinkNavigation();
  usePageChange(isLocked);
  useWordsFailure();
  // With its own boundary: the outer one would keep the page in the document until the lock screen is loaded.
  const lockScreen = (
    <Suspense>
      <LockOverlay />
    </Suspense>
  );
  if (isLocked) return lockScreen;
  return (
    <>
      {isExpired ? lockScreen : null}
      <div inert={isExpired} hidden={isExpired}>
        <PopupsClosed value={isExpired}>
          <PortalRoutes />
        </PopupsClosed>
      </div>
    </>
  );
};

/** Throws a failed load of a catalogue into the error boundary, because bare keys are unreadable in every language. */
const useWordsFailure = (): void => {
  const { i18n } = useTranslation();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => onWordsFailure(i18n, (error) => setFailure({ error })), [i18n]);
  if (failure) throw failure.error;
};
