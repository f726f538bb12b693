import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Sign-in',
  component: LoginScreen,
  args: { hrefs: { recovery: '#recovery', register: '#register' }, onSubmit: fn() },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('an empty form names what is missing in the words of the page, and focuses the e-mail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
      await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Vui lòng nhập email.');
      await expect(canvas.getByLabelText('Email')).toHaveFocus();
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription('Vui lòng nhập mật khẩu.');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('the e-mail of a Japanese keyboard is sent in ASCII, the password as typed', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), ' ｄｅｍｏ＠ｍａｙ．ｃｌｏｕｄ');
      await userEvent.type(canvas.getByLabelText('Mật khẩu'), ' Ｄemo!2345{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'demo@may.cloud', password: ' Ｄemo!2345' });
    });
  },
};

export const SigningIn: Story = {
  args: { busy: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Enter while signing in sends no second request', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'demo@may.cloud');
      await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'Demo!2345{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const Refused: Story = {
  args: {
    failure: { serverMessage: 'Email hoặc mật khẩu không đúng.' },
    hrefs: { recovery: '#recovery', register: '#register', checkOtp: '#code' },
  },
  play: async ({ canvas, step }) => {
    await step('a failure announces both messages and focuses the password', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Đăng nhập không thành công, vui lòng thử lại.');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Email hoặc mật khẩu không đúng.');
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveFocus();
    });
  },
};

export const FailedWithoutWords: Story = { args: { failure: { serverMessage: null } } };

export const LongServerMessage: Story = {
  args: {
    failure: {
      serverMessage:
        'Tài khoản của quý khách tạm thời bị giới hạn vì đăng nhập sai quá nhiều lần trong thời gian ngắn, vui lòng thử lại sau mười lăm phút hoặc liên hệ bộ phận hỗ trợ khách hàng.',
    },
  },
};
