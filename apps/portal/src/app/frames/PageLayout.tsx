import { AuthShell } from '@may/ui';
import { Outlet } from 'react-router-dom';
import { PreferenceControls } from '../../browser/preferences/PreferenceControls.tsx';
import { useSessionState } from '../../session/SessionContext.tsx';
import { SessionData } from '../../session/SessionData.tsx';

/** The frame of the pages that need no session; their reads wait until the session is restored. */
const PageLayout = () => (
  <AuthShell controls={<PreferenceControls />}>
    {useSessionState() === 'restoring' ? null : (
      <SessionData>
        <Outlet />
      </SessionData>
    )}
  </AuthShell>
);

export default PageLayout;
