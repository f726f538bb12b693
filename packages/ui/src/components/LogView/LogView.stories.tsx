import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { LogView } from './LogView.tsx';
import { bufferOf, hostileLines, rowsOf, shopLines } from './logSamples.fixtures.ts';

const meta = {
  component: LogView,
  args: {
    buffer: bufferOf(shopLines(1_200)),
    label: 'Nhật ký hoạt động của bienxanh.vn',
    status: <StatusBadge tone="positive">Đã kết nối</StatusBadge>,
    empty: <Text tone="muted">Đã kết nối lúc 17:40. Máy chủ chưa ghi dòng nào.</Text>,
    fileName: 'bienxanh.vn.log',
  },
} satisfies Meta<typeof LogView>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await step('a line over 8,192 characters ends with an ellipsis, and the area scrolls sideways', async () => {
      await expect(area.textContent).toMatch(/dài-rất-dài-…|rất-dà?i?-?…/);
      // The width of a letter depends on the font.
      await expect(area.scrollWidth).toBeGreaterThan(8_192 * 5);
    });
    await step('a wheel that scrolls the page, because all lines are in sight, does not end following', async () => {
      fireEvent.wheel(area, { deltaY: -100 });
      await new Promise(requestAnimationFrame);
      await expect(canvas.queryByRole('button', { name: 'Về cuối nhật ký' })).toBeNull();
    });
  },
};

const withGap = () => {
  const at = new Date(2026, 10, 22, 17, 40, 2).getTime();
  const buffer = bufferOf([]);
  const lines = shopLines(9);
  buffer.mark({ kind: 'connected', at });
  buffer.add(lines.slice(0, 4));
  buffer.mark({ kind: 'gap', from: at + 4_000, to: at + 12_000 });
  buffer.add(lines.slice(4));
  buffer.mark({ kind: 'lost', at: at + 20_000 });
  return buffer;
};

export const Gaps: Story = {
  args: { buffer: withGap(), status: <StatusBadge tone="caution">Đang kết nối lại sau 4 giây</StatusBadge> },
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
