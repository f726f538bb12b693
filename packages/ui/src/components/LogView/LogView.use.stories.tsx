import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import views, { Default } from './LogView.stories.tsx';
import { bufferOf, inSight, shopLines } from './logSamples.fixtures.ts';

const meta = { ...views, title: 'LogView/In use' } satisfies Meta<typeof views.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = shopLines(1_200);
const holding = (text: string) => lines.filter((line) => line.split('|').at(-1)?.includes(text)).length;
const errors = (count: number) => Array.from({ length: count }, (_, place) => `[error] #${place}`);

export const Searching: Story = {
  ...Default,
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('log');
    const field = canvas.getByRole('searchbox');
    const total = holding('UPDATE wp_options');
    await step('a text in small letters leaves the lines that hold it, and counts and marks them', async () => {
      await userEvent.type(field, 'update WP_options');
      await waitFor(() => expect(canvas.getAllByText(`${total} dòng khớp`)[0]).toBeVisible());
      await expect(area.querySelectorAll('mark')[0]).toHaveTextContent('UPDATE wp_options');
      await expect(inSight(area).every((line) => line?.includes('UPDATE wp_options'))).toBe(true);
    });
    await step('without diacritics it finds Vietnamese', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'don hang dang cho');
      await expect(await canvas.findByText(`${holding('đơn hàng đang chờ')} dòng khớp`)).toBeInTheDocument();
    });
    await step('a text that is nowhere says so; Esc empties the field and goes back to all lines', async () => {
      await userEvent.type(field, 'x');
      await waitFor(() => expect(canvas.getByText('Không có dòng nào khớp', { selector: 'p' })).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await expect(area).toHaveFocus();
      await waitFor(() => expect(inSight(area).at(-1)).toBe(lines.at(-1)?.split('|').at(-1)));
    });
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a level leaves its lines alone', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Lỗi' }));
      const area = canvas.getByRole('log');
      await waitFor(() => expect(area).not.toHaveTextContent('child 412 started'));
      await waitFor(() => expect(area).toHaveTextContent('upstream timed out'));
    });
  },
};

export const FilterHidesAll: Story = {
  args: { buffer: bufferOf(['17:40|nginx|[error] one']) },
  play: async ({ canvas, userEvent, step }) => {
    await step('a level without lines says so and offers every level', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Gỡ lỗi' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Hiện tất cả các mức' }));
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('[error] one'));
      await expect(canvas.getByRole('log')).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Gỡ lỗi' }));
      await canvas.findByRole('button', { name: 'Hiện tất cả các mức' });
    });
  },
};

export const NothingToUse: Story = {
  args: { buffer: bufferOf([]) },
  play: async ({ canvas, args, step }) => {
    const names = ['Tất cả', 'Tải các dòng đang hiện'];
    await step('a log without a line offers nothing that needs lines, and all of it with the first line', async () => {
      for (const name of names) await expect(canvas.queryByRole('button', { name })).toBeNull();
      args.buffer.add(['nginx|the first line']);
      for (const name of names) await expect(await canvas.findByRole('button', { name })).toBeVisible();
    });
  },
};

export const SearchOfARunningLog: Story = {
  args: { buffer: bufferOf(errors(3)) },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the count is announced once, though it grows while lines arrive', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'error');
      await waitFor(() => expect(canvas.getAllByText('3 dòng khớp')).toHaveLength(2));
      args.buffer.add(errors(4));
      await expect(await canvas.findByText('7 dòng khớp')).toBeVisible();
      await expect(canvas.getByText('3 dòng khớp')).toHaveAttribute('role', 'status');
    });
  },
};

export const ManyMatches: Story = {
  args: { buffer: bufferOf([`nginx|${'a'.repeat(8_000)}`]) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first 300 matches of a line are marked', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'a');
      await waitFor(() => expect(canvas.getByRole('log').querySelectorAll('mark')).toHaveLength(300));
    });
  },
};
