import { type RegistrationContext, type RegistrationInput, registrationMachine } from '@may/machines';
import { AuthShell, RegisterScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { connectRegistration } from './connectRegistration.ts';

const email = 'may@bienxanh.vn';
const start: RegistrationContext & RegistrationInput = {
  asksForCode: true,
  faults: {},
  error: null,
  email,
  account: null,
  doubt: null,
  waitMs: null,
};
type Present = Parameters<typeof connectRegistration>[2];
const at = (
  value: StateValueFrom<typeof registrationMachine>,
  context: Partial<typeof start> = {},
  present: Present = null,
): Story => ({
  args: connectRegistration(
    registrationMachine.resolveState({ value, context: { ...start, ...context } }),
    fn(),
    present,
  ),
});

/** Every state of the registration, through `connectRegistration` and the real screen. */
const meta = {
  title: 'Register',
  component: RegisterScreen,
  args: {
    form: null,
    closed: null,
    phoneSent: null,
    hrefs: { signIn: '/login', checkOtp: '/check-otp' },
    onPhoneType: fn(),
  },
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
  doubt: email,
});
export const EditingRefusedWithoutWords: Story = at('editing', {
  error: { kind: 'refused', serverMessage: null, field: null },
});
export const EditingNotSent: Story = at('editing', { error: { kind: 'notSent', serverMessage: null, field: null } });
export const Creating: Story = at('creating');
export const Unknown: Story = at('unknown', { doubt: email });
export const CoolingDown: Story = at('coolingDown', {
  error: { kind: 'wait', serverMessage: 'Bạn thao tác quá nhanh.', field: null },
  waitMs: 3_599_000,
});
export const Opening: Story = { args: { ...at('opening').args, hrefs: { signIn: '/login', checkOtp: null } } };
export const Closed: Story = at('closed', {
  error: { kind: 'signIn', serverMessage: 'Hệ thống đang bảo trì đến 14:30.', field: null },
});
export const ClosedBesideAnother: Story = {
  ...at('closed', {}, { email: 'demo@may.cloud', onSignOut: fn() }),
  play: async ({ canvas, args, userEvent, step }) => {
    await step('offers to sign the other customer out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất' }));
      await expect(args.closed?.present?.onSignOut).toHaveBeenCalledOnce();
    });
  },
};
