import { RegisterScreen } from '@may/screens/account/Register/RegisterScreen.tsx';
import { AuthShell } from '@may/ui';
import type { Meta } from '@storybook/react-vite';
import { flowStory } from '../../stories/flowStory.tsx';
import { registrationRow } from './registration.row.ts';

/** Every state of the registration, through `connectRegistration` and the real screen. */
const meta = { title: 'Register' } satisfies Meta;
export default meta;

export const States = await flowStory(registrationRow, (view) => (
  <AuthShell>
    <RegisterScreen {...view} hrefs={{ signIn: '/login', checkOtp: '/check-otp' }} />
  </AuthShell>
));
