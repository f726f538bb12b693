import { type RegistrationContext, registrationMachine } from '@may/machines';
import { AuthShell, RegisterScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { connectRegistration } from './connectRegistration.ts';

const email = 'may@bienxanh.vn';
const start: RegistrationContext = { asksForCode: true, faults: {}, error: null, email, waitMs: null };
const at = (value: StateValueFrom<typeof registrationMachine>, context: Partial<RegistrationContext> = {}): Story => ({
  args: connectRegistration(registrationMachine.resolveState({ value, context: { ...start, ...context } }), fn()),
});

/** Every state of the registration, through `connectRegistration` and the real screen. */
const meta = {
  title: 'Register',
  component: RegisterScreen,
  args: { form: null, hrefs: { signIn: '/login', checkOtp: '/check-otp' }, onSignIn: () => {} },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AuthShell>
      <RegisterScreen {...args} />
    </AuthShell>
  ),
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = at('editing');
export const EditingFaults: Story = at('editing', {
  faults: { name: 'missing', email: 'invalid', phone: 'invalid', password: 'tooShort' },
});
export const EditingRefused: Story = at('editing', {
  error: { kind: 'refused', serverMessage: 'Email đã được đăng ký.', field: 'email' },
});
export const EditingRefusedWithoutWords: Story = at('editing', {
  error: { kind: 'refused', serverMessage: null, field: null },
});
export const EditingNotSent: Story = at('editing', { error: { kind: 'notSent', serverMessage: null, field: null } });
export const Creating: Story = at('creating');
export const Unknown: Story = at('unknown');
export const CoolingDown: Story = at('coolingDown', {
  error: { kind: 'wait', serverMessage: 'Bạn thao tác quá nhanh.', field: null },
  waitMs: 3_599_000,
});
export const Created: Story = at('created');
