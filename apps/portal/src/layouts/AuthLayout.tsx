import { AuthShell } from '@may/ui';
import { Outlet } from 'react-router-dom';
import { useVisitorControls } from './useVisitorControls.tsx';

/** The frame of the pages before signing in. */
const AuthLayout = () => (
  <AuthShell controls={useVisitorControls()}>
    <Outlet />
  </AuthShell>
);

export default AuthLayout;
