import { Box } from '@may/ui/components/Box/Box.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkCardScreen } from './LinkCardScreen.tsx';
import type { LinkCardForm, LinkCardProblem, LinkCardResult } from './linkCard.ts';

const onSubmit = fn();
/** Stands in for the card provider's form; the real form is a frame with an address of its own. */
const provided = (
  <Stack>
    {['Số thẻ', 'Ngày hết hạn', 'Mã bảo mật'].map((label) => (
      <TextField key={label} label={label} />
    ))}
  </Stack>
);
const form = (overrides: Partial<LinkCardForm> = {}): LinkCardForm => ({
  form: provided,
  ready: true,
  busy: false,
  error: null,
  missing: null,
  onSubmit,
  ...overrides,
});

const meta = {
  title: 'Link a card',
  component: LinkCardScreen,
  args: { content: form(), hrefs: { home: '#home', payment: '#payment' }, isInterruptedTopUp: false },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof LinkCardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the button and Enter in the form both confirm the card', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận liên kết thẻ' }));
      await userEvent.type(canvas.getByLabelText('Số thẻ'), '4242{Enter}');
      await expect(onSubmit).toHaveBeenCalledTimes(2);
    });
  },
};

const onEarlySubmit = fn();
export const FormLoading: Story = {
  args: { content: form({ ready: false, missing: 'notReady', onSubmit: onEarlySubmit }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('while the form loads it is inert, and the button waits and gives the reason', async () => {
      await expect(canvas.getByLabelText('Số thẻ').closest('[inert]')).not.toBeNull();
      const button = canvas.getByRole('button', { name: 'Xác nhận liên kết thẻ' });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByText('Biểu mẫu thẻ đang được tải.')).toBeInTheDocument();
      await userEvent.click(button);
      await expect(onEarlySubmit).not.toHaveBeenCalled();
    });
  },
};
export const Offline: Story = { args: { content: form({ missing: 'offline' }) } };

const onSecondSubmit = fn();
export const Confirming: Story = {
  args: { content: form({ busy: true, onSubmit: onSecondSubmit }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận liên kết thẻ' }));
    await expect(onSecondSubmit).not.toHaveBeenCalled();
  },
};
export const FormError: Story = {
  args: { content: form({ error: 'Your card number is incomplete.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card number is incomplete.');
  },
};
export const LongError: Story = { args: { content: form({ error: 'Your bank refused this card. '.repeat(8) }) } };

const onRetry = fn();
const problem = (name: LinkCardProblem['problem'], serverMessage: string | null = null): Story => ({
  args: { content: { problem: name, serverMessage, onRetry, busy: false } },
});
export const Unreachable: Story = {
  ...problem('unreachable', 'Service temporarily unavailable.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const NotConfigured: Story = {
  ...problem('notConfigured'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  },
};

type Ways = LinkCardResult['actions'][number]['name'][];
const result = (name: LinkCardResult['result'], ways: Ways, serverMessage: string | null = null): LinkCardResult => ({
  result: name,
  serverMessage,
  actions: ways.map((way) => ({ name: way, onPress: fn() })),
});
/** Shows the result in its specified words. */
const shows =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
  };
export const Saved: Story = {
  args: { content: result('saved', ['seeCards', 'another']) },
  play: shows(/đã được lưu/),
};
export const Processing: Story = {
  args: { content: result('processing', ['seeCards']) },
  play: shows(/Đang xử lý thông tin thanh toán/),
};
export const Rejected: Story = {
  args: { content: result('rejected', ['another', 'backToTopUp'], 'Your card was declined.') },
  play: shows(/^Không xử lý được/),
};
