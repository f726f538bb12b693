import { AuthShell } from '@may/ui';
import { Outlet } from 'react-router-dom';
import { PreferenceControls } from '../../browser/preferences/PreferenceControls.tsx';

/** The frame of the pages before signing in. */
const AuthLayout = () => (
  <AuthShell controls={<PreferenceControls />}>
    <Outlet />
  </AuthShell>
);

export default AuthLayout;
