import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NewVersionScreen } from './NewVersionScreen.tsx';

const meta = {
  title: 'New version',
  component: NewVersionScreen,
  args: { chunk: 'TopUpRoute-BsG41x.js', kind: 'missing', onReload: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewVersionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    await step('the text touches no edge of a phone', async () => {
      await expect(canvasElement.firstElementChild).toHaveStyle({ paddingInlineStart: '24px' });
    });
    await step('the page names the chunk and the kind of failure, and reloads only on a press', async () => {
      await expect(canvas.getByText('TopUpRoute-BsG41x.js · không tìm thấy')).toBeVisible();
      await expect(args.onReload).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Tải lại trang' }));
      await expect(args.onReload).toHaveBeenCalledOnce();
    });
  },
};

export const Offline: Story = {
  args: { kind: 'other' },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bạn đang ngoại tuyến' })).toBeVisible();
  },
};

export const TimedOut: Story = { args: { kind: 'timeout' } };
export const Other: Story = { args: { kind: 'other', chunk: `assets/${'mot-phan-rat-dai-'.repeat(8)}.css` } };
