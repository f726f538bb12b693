import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Email', type: 'email', name: 'email', autoComplete: 'username', onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a press on the label focuses the field, and typing reports the text', async () => {
      await userEvent.click(canvas.getByText('Email'));
      await userEvent.keyboard('a@b.vn');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b.vn');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b.vn');
    });
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <TextField label="Tên máy chủ" placeholder="may-chu-cua-toi" hint="Chữ thường, số và dấu gạch ngang." />
      <TextField label="Tên miền" prefix="https://" suffix=".may.cloud" defaultValue="cua-hang" />
      <TextField
        label="Tìm giao dịch"
        hideLabel
        type="search"
        prefix={<Icon icon={icons.search} />}
        placeholder="Tìm giao dịch"
      />
      <TextField label="Nội dung bản ghi" mono defaultValue="v=spf1 include:_spf.may.cloud ~all" />
      <TextField label="Điện thoại" type="tel" optional />
      <TextField label="Mã khách hàng" readOnly defaultValue="KH-000123" />
    </Stack>
  ),
};

export const Invalid: Story = {
  args: {
    error: 'Nhập địa chỉ email, ví dụ ten@congty.vn.',
    hint: 'Chúng tôi gửi hóa đơn đến đây.',
    defaultValue: 'ten@',
  },
  play: async ({ canvas, step }) => {
    await step('the description of the field has the error before the hint', async () => {
      const field = canvas.getByRole('textbox');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(
        'Nhập địa chỉ email, ví dụ ten@congty.vn. Chúng tôi gửi hóa đơn đến đây.',
      );
    });
  },
};

export const LongLabels: Story = {
  args: {
    label:
      'Địa chỉ thư điện tử dùng để nhận hóa đơn, thông báo thanh toán và cảnh báo số dư sắp hết của toàn bộ công ty',
    error:
      'Địa chỉ này đã được dùng cho một tài khoản khác; hãy đăng nhập bằng tài khoản đó hoặc nhập một địa chỉ khác để tiếp tục.',
  },
};
