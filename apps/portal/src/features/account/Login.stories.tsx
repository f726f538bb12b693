import { LoginScreen } from '@may/screens/account/Login/LoginScreen.tsx';
import { AuthShell } from '@may/ui';
import type { Meta } from '@storybook/react-vite';
import { flowStory } from '../../stories/flowStory.tsx';
import { loginRow } from './login.row.ts';

/** Every state of the session machine, through `connectLogin` and the real screen. */
const meta = { title: 'Sign-in' } satisfies Meta;
export default meta;

export const States = await flowStory(loginRow, (view) => (
  <AuthShell>
    <LoginScreen {...view} hrefs={{ recovery: '/auth/pass-recovery', register: '/register' }} />
  </AuthShell>
));
