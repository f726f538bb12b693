import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { bufferOf, LogPanel } from './LogPanel.tsx';
import { LogView } from './LogView.tsx';
import { colouredLines, hostileLines, shopLines } from './logSamples.ts';

const meta = {
  component: LogView,
  render: (args) => <LogPanel {...args} />,
  args: {
    buffer: bufferOf(shopLines(1_200)),
    label: 'Nhật ký chạy của bienxanh.vn',
    isPaused: false,
    onPausedChange: fn(),
    follow: true,
    onFollowChange: fn(),
    status: <StatusBadge tone="positive">Đã kết nối</StatusBadge>,
    empty: <Text tone="muted">Đã kết nối lúc 17:40. Máy chủ chưa ghi dòng nào.</Text>,
    fileName: 'bienxanh.vn.log',
  },
} satisfies Meta<typeof LogView>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (area: HTMLElement) => [...area.querySelectorAll<HTMLElement>('[class*="LogRow_row"]')];

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('only the rows in sight are on the page, and the newest line is the last of them', async () => {
      const rows = rowsOf(canvas.getByRole('log'));
      // The height of the window depends on the screen.
      await expect(rows.length).toBeLessThan(60);
      await expect(rows.at(-1)?.textContent).toBe(shopLines(1_200).at(-1)?.split('|').at(-1));
    });
  },
};

export const Empty: Story = { args: { buffer: bufferOf([]) } };

export const Hostile: Story = {
  args: { buffer: bufferOf(hostileLines) },
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('log');
    await step('markup is text, and characters without a picture are visible', async () => {
      await expect(area.querySelector('img, b, a')).toBeNull();
      await expect(area).toHaveTextContent('<img src=x onerror="document.title=1"> <b>bold?</b> &amp; {{7*7}}');
      await expect(area).toHaveTextContent('admin‹U+202E›gnp.exe‹U+2066› ‹U+200B›hidden‹U+FEFF› ‹U+0000›‹U+0007›end');
    });
    await step('a progress line shows its last state', async () => {
      await expect(area).toHaveTextContent('downloading 100%');
      await expect(area).not.toHaveTextContent('downloading 50%');
    });
    await step('a line over 8,192 characters says how much of it is kept', async () => {
      await expect(area).toHaveTextContent('đã cắt: giữ 8.192 trong 16.019 ký tự');
    });
  },
};

export const Coloured: Story = {
  args: { buffer: bufferOf(colouredLines) },
  play: async ({ canvas, step }) => {
    await step('a colour of 24 bits becomes the nearest of the 16, and no sequence is left in the text', async () => {
      await expect(canvas.getByText('violet of 24 bits').className).toContain('front12');
      await expect(canvas.getByRole('log').textContent).not.toMatch(/\[\d/);
    });
  },
};

const withGap = () => {
  const at = new Date(2026, 10, 22, 17, 40, 2).getTime();
  const buffer = bufferOf([]);
  const lines = shopLines(9);
  buffer.mark({ kind: 'connected', at });
  for (const line of lines.slice(0, 4)) buffer.append(line);
  buffer.mark({ kind: 'gap', from: at + 4_000, to: at + 12_000 });
  for (const line of lines.slice(4)) buffer.append(line);
  buffer.mark({ kind: 'lost', at: at + 20_000 });
  return buffer;
};

export const Gaps: Story = {
  args: { buffer: withGap(), status: <StatusBadge tone="caution">Đang kết nối lại sau 4 giây</StatusBadge> },
};

export const Wrapped: Story = {
  args: { buffer: bufferOf([...shopLines(400), ...hostileLines]) },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xuống dòng khi dài' }));
    const area = canvas.getByRole('log');
    await step('long lines wrap, and nothing scrolls sideways', async () => {
      await waitFor(() => expect(area.scrollWidth).toBe(area.clientWidth));
      const longest = Math.max(...rowsOf(area).map(({ offsetHeight }) => offsetHeight));
      // A wrapped row is as high as its text needs at this width.
      await expect(longest).toBeGreaterThan(20);
    });
  },
};

export const LongLabels: Story = {
  args: {
    status: (
      <StatusBadge tone="critical">
        Máy chủ nhật ký từ chối kết nối sau 12 lần thử trong 5 phút; trang sẽ thử lại khi bạn có mạng
      </StatusBadge>
    ),
  },
};

export const TimeAndSource: Story = {
  args: { buffer: bufferOf(shopLines(1_200)) },
  play: async ({ canvas, userEvent, step }) => {
    await step('earlier parts of a line stand before its text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hiện thời gian và nguồn' }));
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent(/17:41:59\s*php-fpm/));
    });
  },
};
