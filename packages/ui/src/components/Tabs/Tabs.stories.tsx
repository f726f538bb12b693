import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const labels = ['Thông tin chung', 'Nhật ký', 'Ổ đĩa', 'Ổ đĩa MariaDB', 'Cấu hình', 'Tên miền'];
const meta = {
  component: Tabs,
  args: {
    label: 'Máy chủ',
    items: labels.map((label, index) => ({
      value: `tab${index}`,
      label,
      content: <Text>{`Nội dung: ${label}`}</Text>,
    })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the first tab is chosen at the start', async () => {
      await expect(canvas.getByText('Nội dung: Thông tin chung')).toBeVisible();
    });
    await step('a press chooses another tab and removes the content of the first', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Ổ đĩa' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('tab2');
      await expect(canvas.getByText('Nội dung: Ổ đĩa')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('Nội dung: Thông tin chung')).toBeNull());
    });
    await step('the right arrow focuses the next tab', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'Ổ đĩa MariaDB' })).toHaveFocus();
    });
  },
};

export const WithIcons: Story = {
  args: {
    items: [
      { value: 'logs', label: 'Nhật ký', icon: <Icon icon={icons.invoice} />, content: <Text>Nhật ký</Text> },
      { value: 'domains', label: 'Tên miền', icon: <Icon icon={icons.dns} />, content: <Text>Tên miền</Text> },
    ],
    defaultValue: 'domains',
  },
};
