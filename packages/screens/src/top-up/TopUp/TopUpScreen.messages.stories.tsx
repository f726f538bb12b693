import { mainContentId } from '@may/ui/components/AppShell/AppShell.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { topUpFormFixture, topUpMessageFixture } from '../topUp.fixtures.ts';
import type { TopUpAction, TopUpMessage } from '../topUp.ts';
import screen from './TopUpScreen.stories.tsx';
import { TopUpScreen } from './TopUpScreen.tsx';

const onPress = fn();
const actions = (...names: TopUpAction['name'][]) => names.map((name) => ({ name, onPress: () => onPress(name) }));
const message = (overrides: Partial<TopUpMessage> = {}) => ({
  message: topUpMessageFixture({ transactionCode: null, ...overrides }),
});

const meta = {
  ...screen,
  title: 'Top-up/Messages',
  component: TopUpScreen,
  args: { ...screen.args, content: message() },
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const leaving = { about: 'leaving', host: 'sandbox.vietqr.vn', actions: actions('leave', 'cancel') } as const;
export const Leaving: Story = {
  args: { content: message(leaving) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the page names the bank’s host before it leaves, and can cancel', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Đang chuyển đến sandbox.vietqr.vn');
      await userEvent.click(canvas.getByRole('button', { name: 'Hủy' }));
      await expect(onPress).toHaveBeenCalledWith('cancel');
    });
  },
};
export const LongHost: Story = {
  args: { content: message({ ...leaving, host: `${'rat-dai-'.repeat(12)}.thanh-toan.example.vn` }) },
};

const never = new Promise<never>(() => undefined);
const parts = { CardChoice: screen.args.parts.CardChoice, Message: () => use(never) };
export const CodeOnItsWay: Story = {
  render: function Render(args) {
    const [isPaid, setPaid] = useState(false);
    const pay = { again: false, busy: false, missing: null, onPress: () => setPaid(true) };
    return (
      <main id={mainContentId} tabIndex={-1}>
        <TopUpScreen {...args} parts={parts} content={isPaid ? args.content : { form: topUpFormFixture({ pay }) }} />
      </main>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'until its code is there, the message has a title, and the page keeps the focus of the button',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: /Thanh toán 500\.000/ }));
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nạp tiền');
        await expect(canvas.getByRole('main')).toHaveFocus();
      },
    );
  },
};

const waiting = topUpMessageFixture({ actions: actions('check', 'resume', 'startOver') });
export const Waiting: Story = {
  args: { content: { message: waiting } },
  play: async ({ canvas, step }) => {
    await step('check is the first action, and a link leads to the log', async () => {
      await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Sao chép Mã giao dịch',
        'Kiểm tra lại',
        'Tiếp tục thanh toán',
        'Làm lại từ đầu',
      ]);
      await expect(canvas.getByRole('link', { name: 'Xem lịch sử giao dịch' })).toHaveAttribute(
        'href',
        '#transactions',
      );
    });
  },
};
export const AskingAgain: Story = {
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    const check = { name: 'check', busy, onPress: () => setBusy(true) } as const;
    return <TopUpScreen {...args} content={{ message: { ...waiting, actions: [check, ...actions('resume')] } }} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('during a check the page stays as it is, and the button keeps the focus', async () => {
      const check = canvas.getByRole('button', { name: 'Kiểm tra lại' });
      await userEvent.click(check);
      await expect(check).toHaveAttribute('aria-busy', 'true');
      await expect(check).toHaveFocus();
      await expect(canvas.getByDisplayValue('MAY-20261121-8F3K2')).toBeVisible();
    });
  },
};

const unknown = { about: 'unknown', actions: actions('check', 'retry', 'startOver') } as const;
export const Unknown: Story = {
  args: { content: message(unknown) },
  play: async ({ canvas, step }) => {
    await step('after a lost answer, check comes before retry', async () => {
      await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Kiểm tra lại',
        'Thử lại',
        'Làm lại từ đầu',
      ]);
      await expect(canvas.queryByText(/không thành công/i)).toBeNull();
    });
  },
};
export const WithTheProvidersWords: Story = {
  args: {
    content: message({ ...unknown, serverMessage: 'Hệ thống ngân hàng đang bận, vui lòng chờ trong giây lát.' }),
  },
};
