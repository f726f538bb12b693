import { type PhoneConfirmationContext, phoneConfirmationMachine } from '@may/machines';
import { AuthShell, CheckOtpScreen, type CheckOtpScreenProps } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { connectPhoneConfirmation } from './connectPhoneConfirmation.ts';

/** In milliseconds; the wait does not end during the story's test. */
const almostAnHour = 3_599_000;
const start: PhoneConfirmationContext = {
  phone: '+84912345678',
  isPhoneInvalid: false,
  error: null,
  resendError: null,
  isSent: false,
  waitMs: null,
  resendWaitMs: null,
};
const at = (
  value: StateValueFrom<typeof phoneConfirmationMachine>,
  context: Partial<PhoneConfirmationContext> = {},
  isNew = true,
): Story => ({
  args: connectPhoneConfirmation(
    phoneConfirmationMachine.resolveState({ value, context: { ...start, ...context } }),
    fn(),
    { isNew, identify: fn() },
  ),
});

const hrefs = { signIn: '/login', register: '/register' };
const nothing: CheckOtpScreenProps = {
  isNew: false,
  asking: null,
  form: null,
  confirmed: false,
  hrefs,
  onSignIn: fn(),
};

/** Every state of the confirmation of a phone, through `connectPhoneConfirmation` and the real screen. */
const meta = {
  title: 'Confirm a phone',
  component: CheckOtpScreen,
  args: nothing,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AuthShell>
      <CheckOtpScreen {...args} />
    </AuthShell>
  ),
} satisfies Meta<typeof CheckOtpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  ...at('asking', { phone: null, isPhoneInvalid: true }),
  play: async ({ canvas, step }) => {
    await step('a customer whose phone is confirmed, or who has no account, finds the way', async () => {
      await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
      await expect(canvas.getByRole('link', { name: 'Tạo tài khoản' })).toHaveAttribute('href', '/register');
    });
  },
};
export const Entering: Story = at('entering', { resendWaitMs: almostAnHour });
export const EnteringRefused: Story = at('entering', {
  error: { kind: 'refused', serverMessage: 'Mã xác nhận không đúng hoặc đã hết hạn.' },
  isSent: true,
});
/** A phone that was typed here; the last press of “Send another code” has no answer. */
export const EnteringNotResent: Story = at(
  'entering',
  { resendError: { kind: 'unknown', serverMessage: null }, resendWaitMs: almostAnHour },
  false,
);
export const EnteringResendRefused: Story = at('entering', {
  resendError: { kind: 'refused', serverMessage: null },
  resendWaitMs: almostAnHour,
});
export const Confirming: Story = at('confirming');
export const Unknown: Story = at('unknown');
export const CoolingDown: Story = at('coolingDown', {
  error: { kind: 'wait', serverMessage: 'Bạn đã nhập sai quá nhiều lần.' },
  waitMs: almostAnHour,
});
export const Resending: Story = at('resending');
export const Confirmed: Story = at('confirmed');
