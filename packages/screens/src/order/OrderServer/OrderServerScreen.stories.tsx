import { brokenPasswordRules } from '@may/domain/order/order.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { OrderServerScreen } from './OrderServerScreen.tsx';
import { emptyOrderFormFixture, orderFormFixture, orderFormOfDisk } from './orderServer.fixtures.ts';

const onReview = fn();
const onDisk = fn();
const chosen = orderFormFixture({ onReview });
const empty = emptyOrderFormFixture({ onReview });

const meta = {
  title: 'Order a server/Choices',
  component: OrderServerScreen,
  args: {
    kind: 'wordpress',
    content: chosen,
    hrefs: { home: '#home', list: '#list', topUp: '#top-up' },
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof OrderServerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the total is the sum of the lines, and a complete order opens the review', async () => {
      await expect(canvas.getByText(/^4\.000\sđ\/GB\/tháng/)).toBeVisible();
      await expect(canvas.getByText('Ổ SSD 20 GB').closest('dl')).toHaveTextContent(/80\.000.*40\.000.*200\.000/);
      await expect(canvas.getByText('Tổng mỗi tháng').closest('[role=status]')).toHaveTextContent(
        /^Tổng mỗi tháng.*520\.000 đồng$/,
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Xem lại và tạo' }));
      await expect(onReview).toHaveBeenCalledOnce();
    });
  },
};

export const NothingChosen: Story = {
  args: { content: empty },
  play: async ({ canvas, userEvent, step }) => {
    await step('review with missing choices lists them and focuses the first', async () => {
      onReview.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Xem lại và tạo' }));
      await expect(canvas.getByText('Còn thiếu 3 mục')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Hà Nội' })).toHaveFocus();
      await expect(onReview).not.toHaveBeenCalled();
    });
    await step('a press on a missing choice focuses its field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đặt mật khẩu đúng yêu cầu' }));
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveFocus();
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(
        /^Mật khẩu phải chứa ít nhất 8 kí tự/,
      );
    });
  },
};

const needsMore = (valueMb: number) =>
  orderFormOfDisk(
    { valueMb, leastMb: 20_480, onChange: onDisk },
    { region: { ...chosen.region, value: '5' }, gaps: ['regionDisk'] },
  );
export const RegionNeedsMore: Story = {
  args: { content: needsMore(10_240) },
  play: async ({ canvas, step }) => {
    await step('a disk below the region’s minimum is disabled and gives the reason', async () => {
      const small = within(canvas.getByRole('radiogroup', { name: 'Ổ SSD' })).getByRole('radio', { name: /^10\sGB$/ });
      await expect(small).toHaveAccessibleDescription('Khu vực này yêu cầu tối thiểu 20 GB.');
      await expect(small).toBeDisabled();
    });
  },
};

export const RegionNeedsMoreThanTyped: Story = {
  args: { content: needsMore(12_288) },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Ổ SSD' });
    await step('the fault of a disk below the region’s minimum names one range, and no other beside it', async () => {
      await expect(field).toHaveAccessibleDescription('Khu vực này yêu cầu tối thiểu 20 GB.');
    });
    await step('an arrow key goes to the region’s minimum', async () => {
      field.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(onDisk).toHaveBeenLastCalledWith(20_480);
    });
  },
};

export const DiskTooSmall: Story = {
  args: { content: orderFormOfDisk({ valueMb: 5_120 }, { gaps: ['disk'] }) },
};

export const TypingAPassword: Story = {
  render: function Typing(args) {
    const [value, setValue] = useState('');
    const password = { value, broken: brokenPasswordRules(value), onChange: setValue, onGenerate: fn() };
    return <OrderServerScreen {...args} content={{ ...chosen, password }} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('each kept rule is ticked while the password is typed', async () => {
      await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'song2026');
      const rules = canvas.getByRole('list', { name: 'Mật khẩu cần có' });
      await expect(rules).toHaveTextContent('Từ 8 ký tự, đã đạt');
      await expect(rules).toHaveTextContent('Một ký tự !@#$%^&*, chưa đạt');
    });
  },
};

export const Failed: Story = { args: { content: { ...chosen, failure: { serverMessage: null } } } };
export const FailedInTheProvidersWords: Story = {
  args: { content: { ...chosen, failure: { serverMessage: 'Khu vực Hà Nội đang bảo trì đến 14:00.' } } },
};
export const Hosting: Story = { args: { kind: 'hosting' } };
