import { AuthShell } from '@may/ui';
import { Outlet } from 'react-router-dom';
import { useSessionState } from '../session/SessionContext.tsx';
import { SessionData } from '../session/SessionData.tsx';
import { PreferenceControls } from './PreferenceControls.tsx';

/** The frame of the pages anybody may open; what they read waits until the session is known. */
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
