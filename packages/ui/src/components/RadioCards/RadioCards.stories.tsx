import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Money } from '../Money/Money.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RadioCards, radioCardColumns } from './RadioCards.tsx';

const meta = {
  component: RadioCards,
  args: {
    label: 'Phương thức thanh toán',
    options: [
      {
        value: 'vietqr',
        label: 'VietQR',
        description: 'Quét mã bằng ứng dụng ngân hàng',
        media: <Icon icon={icons.qr} size="medium" />,
      },
      {
        value: 'atm',
        label: 'Thẻ nội địa',
        description: 'Thẻ ATM có Internet Banking',
        media: <Icon icon={icons.bank} size="medium" />,
      },
      {
        value: 'card',
        label: 'Thẻ quốc tế',
        media: <Icon icon={icons.card} size="medium" />,
        trailing: <Badge>Visa</Badge>,
      },
      {
        value: 'vnpay',
        label: 'VN Pay',
        media: <Icon icon={icons.wallet} size="medium" />,
        disabledReason: 'Đang bảo trì đến 14:00.',
      },
    ],
    onValueChange: fn(),
  },
  argTypes: { columns: { control: 'radio', options: radioCardColumns } },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'vietqr' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('arrows move the choice', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'VietQR' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Thẻ nội địa' })).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('atm');
    });
    await step('arrows go round and leave out a disabled option', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(canvas.getByRole('radio', { name: 'Thẻ quốc tế', checked: true })).toHaveFocus();
    });
    await step('a press on the description chooses the card', async () => {
      await userEvent.click(canvas.getByText('Quét mã bằng ứng dụng ngân hàng'));
      await expect(canvas.getByRole('radio', { name: 'VietQR' })).toBeChecked();
    });
    await step('a disabled option has its reason as description and stays unchosen', async () => {
      const refused = canvas.getByRole('radio', { name: 'VN Pay' });
      await expect(refused).toHaveAccessibleDescription('Đang bảo trì đến 14:00.');
      await userEvent.click(refused);
      await expect(refused).not.toBeChecked();
    });
  },
};

const presets = [100_000, 500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000].map((amount) => ({
  value: String(amount),
  label: <Money value={{ amount, currency: 'VND' }} />,
}));

export const Variants: Story = {
  render: (args) => (
    <Stack space="large">
      {radioCardColumns.map((columns) => (
        <RadioCards
          {...args}
          key={columns}
          label={columns}
          columns={columns}
          {...(/compact|row/.test(columns) ? { options: presets } : { defaultValue: 'atm' })}
        />
      ))}
    </Stack>
  ),
};

export const Invalid: Story = {
  args: { value: null, error: 'Chọn một phương thức thanh toán.' },
  // The page does not take the choice, so nothing becomes chosen.
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('vietqr');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const LongLabels: Story = {
  args: {
    columns: 'three',
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label: 'Gói dành cho cửa hàng thương mại điện tử nhiều chi nhánh',
        description: '16 VCPU, 64 GB RAM, sao lưu hằng ngày, hỗ trợ qua điện thoại ngoài giờ làm việc',
        trailing: <Money value={{ amount: 123_456_000, currency: 'VND' }} strong />,
      },
      { value: 'b', label: 'supercalifragilisticexpialidocious-plan-with-an-unbroken-name' },
    ],
  },
};
