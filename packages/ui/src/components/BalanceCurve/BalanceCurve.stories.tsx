import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { BalanceCurve } from './BalanceCurve.tsx';

const month = [
  ['2026-10-22T00:00:00Z', 1_250_000],
  ['2026-10-25T02:10:00Z', 1_050_000],
  ['2026-10-31T09:00:00Z', 3_050_000],
  ['2026-11-03T04:00:00Z', 2_690_000],
  ['2026-11-11T12:30:00Z', 2_010_000],
  ['2026-11-17T03:20:00Z', 4_010_000],
  ['2026-11-21T07:00:00Z', 3_650_000],
] as const;

const meta = {
  component: BalanceCurve,
  args: {
    points: month.map(([at, amount]) => ({ at, amount })),
    currency: 'VND',
    label: 'Số dư 30 ngày qua',
    emptyText: 'Biểu đồ bắt đầu từ giao dịch đầu tiên.',
  },
} satisfies Meta<typeof BalanceCurve>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadADay: Story = {
  play: async ({ canvas, step }) => {
    const scrubber = canvas.getByRole('slider');
    await step('the text shows the balance of the first day', async () => {
      await fireEvent.change(scrubber, { target: { value: '0' } });
      await expect(scrubber).toHaveAttribute('aria-valuetext', expect.stringContaining('1.250.000'));
    });
    await step('a table lists the same balances', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(month.length + 1);
    });
  },
};

export const Empty: Story = { args: { points: [] } };
export const OnePoint: Story = { args: { points: [{ at: '2026-11-21T07:00:00Z', amount: 500_000 }] } };
export const Flat: Story = {
  args: {
    points: [
      { at: '2026-10-22T00:00:00Z', amount: 0 },
      { at: '2026-11-21T07:00:00Z', amount: 0 },
    ],
  },
};
export const Overdrawn: Story = {
  args: {
    currency: 'AUD',
    points: [
      { at: '2026-10-22T00:00:00Z', amount: 2_050 },
      { at: '2026-11-05T00:00:00Z', amount: -1_275 },
      { at: '2026-11-21T07:00:00Z', amount: -325 },
    ],
  },
};
export const HugeAndNarrow: Story = {
  args: { points: month.map(([at, amount]) => ({ at, amount: 900_000_000_000 + amount })) },
};
