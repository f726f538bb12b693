import { CheckOtpScreen } from '@may/screens/account/CheckOtp/CheckOtpScreen.tsx';
import type { CheckOtpScreenProps } from '@may/screens/account/CheckOtp/checkOtp.ts';
import { AuthShell } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { flowStory } from '../../stories/flowStory.tsx';
import { phoneConfirmationRow } from './phoneConfirmation.row.ts';

/** Every state of the confirmation of a phone, through `connectPhoneConfirmation` and the real screen. */
const meta = { title: 'Confirm a phone' } satisfies Meta;
export default meta;

const typed = {
  isNew: true,
  asking: null,
  form: {
    phone: '+84912345678',
    hasCode: true,
    isUnknown: false,
    busy: false,
    error: null,
    until: 0,
    resend: { busy: false, isSent: false, error: null, until: 0, onPress: fn() },
    onSubmit: fn<(code: string) => void>(),
    onChangePhone: fn(),
  },
  confirmed: false,
  onSignIn: fn(),
};

const draw = (view: Omit<CheckOtpScreenProps, 'hrefs'>) => (
  <AuthShell>
    <CheckOtpScreen {...view} hrefs={{ signIn: '/login', register: '/register' }} />
  </AuthShell>
);

export const States = await flowStory(phoneConfirmationRow, draw);

export const Typed: StoryObj = {
  render: () => draw(typed),
  play: async ({ canvas, userEvent, step }) => {
    await step('the sixth digit sends the code, once', async () => {
      await userEvent.type(canvas.getByLabelText('Mã xác nhận'), '123 456');
      await expect(typed.form.onSubmit.mock.calls).toEqual([['123 456']]);
    });
  },
};

export const SecondCode: StoryObj = {
  render: () => draw({ ...typed, form: { ...typed.form, error: { kind: 'refused', serverMessage: null } } }),
  play: async ({ canvas, userEvent, step }) => {
    await step('after a refusal the sixth digit sends nothing: the button does', async () => {
      typed.form.onSubmit.mockClear();
      await userEvent.type(canvas.getByLabelText('Mã xác nhận'), '654321');
      await expect(typed.form.onSubmit).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận' }));
      await expect(typed.form.onSubmit.mock.calls).toEqual([['654321']]);
    });
  },
};

export const Asking: StoryObj = {
  render: () =>
    draw({
      isNew: false,
      asking: { isInvalid: true, onSubmit: fn() },
      form: null,
      confirmed: false,
      onSignIn: fn(),
    }),
  play: async ({ canvas, step }) => {
    await step('a customer whose phone is confirmed, or who has no account, finds the way', async () => {
      await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
      await expect(canvas.getByRole('link', { name: 'Tạo tài khoản' })).toHaveAttribute('href', '/register');
    });
  },
};
