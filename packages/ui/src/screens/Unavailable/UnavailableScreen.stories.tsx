import { fixtureNow } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { UnavailableScreen } from './UnavailableScreen.tsx';

const meta = {
  title: 'Service unavailable',
  component: UnavailableScreen,
  args: {
    check: { status: 'silent', at: fixtureNow, next: null },
    onCheck: fn(),
    hrefs: { home: '#home', helpdesk: '#helpdesk' },
  },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof UnavailableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the time of the last check is told, and a press checks again', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^Kiểm tra lúc \d\d:\d\d:\d\d: chưa có câu trả lời\.$/,
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra lại' }));
      await expect(args.onCheck).toHaveBeenCalledOnce();
    });
  },
};
export const Checking: Story = { args: { check: { status: 'checking' } } };
export const AskedToWait: Story = { args: { check: { status: 'silent', at: fixtureNow, next: fixtureNow + 30_000 } } };
export const Offline: Story = { args: { check: { status: 'offline' } } };
export const AnswersAgain: Story = {
  args: { check: { status: 'answers' } },
  play: async ({ canvas, step }) => {
    await step('the page says that the service is back, and no longer that it is not', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Dịch vụ đã trả lời trở lại');
    });
  },
};
