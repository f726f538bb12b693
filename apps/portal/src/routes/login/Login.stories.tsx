import { lockScreenMachine, sessionMachine } from '@may/machines';
import { AuthShell, LockScreen, LoginScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { SignedInPage } from '../../layouts/SignedInPage.fixtures.tsx';
import { connectLockScreen } from '../../session/connectLockScreen.ts';
import { connectLogin } from './connectLogin.ts';

const nobody: ContextFrom<typeof sessionMachine> = { identity: null, error: null };
const identity = { userId: 'usr_demo', email: 'demo@may.cloud', locked: false };

const propsIn = (value: StateValueFrom<typeof sessionMachine>, context = nobody) =>
  connectLogin(sessionMachine.resolveState({ value, context }), false, fn());

const expired = lockScreenMachine.resolveState({
  value: { locked: 'editing' },
  context: { identity, reason: 'expired', error: null, waitMs: null },
});

/** Every state of the session machine, through `connectLogin` and the real screen. */
const meta = {
  title: 'Sign-in',
  component: LoginScreen,
  args: { ...propsIn('restoring'), hrefs: { recovery: '/auth/pass-recovery', register: '/register' } },
  render: (args) => (
    <AuthShell>
      <LoginScreen {...args} />
    </AuthShell>
  ),
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Restoring: Story = {};
export const SignedOutEditing: Story = { args: propsIn({ signedOut: 'editing' }) };
export const SignedOutSigningIn: Story = { args: propsIn({ signedOut: 'signingIn' }) };
export const PresentSignedIn: Story = { render: () => <SignedInPage /> };
export const PresentReauthenticating: Story = { render: () => <LockScreen {...connectLockScreen(expired, fn())} /> };
