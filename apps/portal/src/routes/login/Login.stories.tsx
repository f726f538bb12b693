import { sessionMachine } from '@may/machines';
import { AppShell, AuthShell, LockScreen, LoginScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { loginProps } from './loginProps.ts';

const nobody: ContextFrom<typeof sessionMachine> = { identity: null, error: null };

const propsIn = (value: StateValueFrom<typeof sessionMachine>, context = nobody) =>
  loginProps(sessionMachine.resolveState({ value, context }));

/** Every state of the session machine, through the presenter and the screen the customer gets. */
const meta = {
  component: LoginScreen,
  args: { ...propsIn('restoring'), hrefs: { recovery: '/auth/pass-recovery' }, onSubmit: fn() },
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
export const SignedOutEditingAfterFailure: Story = {
  args: propsIn(
    { signedOut: 'editing' },
    { identity: null, error: { serverMessage: 'Email hoặc mật khẩu không đúng.' } },
  ),
};
export const SignedOutSigningIn: Story = { args: propsIn({ signedOut: 'signingIn' }) };
export const PresentSignedIn: Story = { render: () => <AppShell navigation={[]} loading /> };
export const PresentReauthenticating: Story = {
  render: () => <LockScreen reason="expired" onSubmit={fn()} onSignOut={fn()} />,
};
