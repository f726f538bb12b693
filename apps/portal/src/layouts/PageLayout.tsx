import { AuthShell } from '@may/ui';
import { Outlet } from 'react-router-dom';
import { DataProvider } from '../data/DataProvider.tsx';
import { useSessionState } from '../session/SessionContext.tsx';
import { PreferenceControls } from './PreferenceControls.tsx';

/** The frame of the pages anybody may open; what they read waits until the session is known. */
const PageLayout = () => (
  <AuthShell controls={<PreferenceControls />}>
    {useSessionState() === 'restoring' ? null : (
      <DataProvider>
        <Outlet />
      </DataProvider>
    )}
  </AuthShell>
);

export default PageLayout;
