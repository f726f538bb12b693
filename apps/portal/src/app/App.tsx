import type { Remedy } from '@may/domain/bell/notice.ts';
import { Notices } from '@may/screens/bell/Notices/Notices.tsx';
import { BrandContext, type BrandWords } from '@may/ui';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notices } from '../data/notices/notices.ts';
import { FailureBoundary } from '../router/FailureBoundary.tsx';
import { href } from '../router/href.ts';
import type { LazySession } from '../session/lazySession.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import { LockableRoutes } from './LockableRoutes.tsx';

type AppProps = {
  brand: BrandWords;
  session: LazySession;
  i18n: i18n;
};

/** Navigates to the address of a notice's remedy. */
const useFollowRemedy = () => {
  const navigate = useNavigate();
  return ({ page }: Remedy): void => {
    if (page === 'reloaded')
      void import('../browser/version/version.ts').then(
        ({ version }) => version.reload(),
        () => window.location.reload(),
      );
    else void navigate(href(page));
  };
};

/** The tree that is prerendered and hydrated: brand, texts, session, error boundary, pages, notices. */
export const App = ({ brand, session, i18n }: AppProps) => (
  <BrandContext value={brand}>
    <I18nextProvider i18n={i18n}>
      <SessionProvider value={session}>
        <FailureBoundary>
          <Suspense>
            <LockableRoutes />
          </Suspense>
        </FailureBoundary>
        <FailureBoundary of="extra">
          <Notices notices={notices} onFollow={useFollowRemedy()} />
        </FailureBoundary>
      </SessionProvider>
    </I18nextProvider>
  </BrandContext>
);

/** The digest of a part of the first picture that only the browser fills: React reports each one, which is no error. */
export const browserFills = 'browser';
