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

const closing = Date.parse('2026-11-21T07:00:00Z');
const tenThousand = Array.from({ length: 10_000 }, (_, index) => ({
  at: new Date(closing - (10_000 - index) * 259_200).toISOString(),
  amount: 5_000_000 + 2_000_000 * Math.sin(index / 900) + ((index * 7_919) % 701) * 1_000,
})).map(({ at, amount }) => ({ at, amount: Math.round(amount) }));

export const TenThousandMovements: Story = {
  args: { points: tenThousand },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the table has one row a day, and the drawing is as small as for any month', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(31);
      // Upper limits, because the parts of a chart may change. Ten thousand points drawn one by one exceed them.
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(400);
      const lines = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d')?.length ?? 0);
      await expect(Math.max(...lines)).toBeLessThan(10_000);
    });
    await step('the curve ends with the exact last balance', async () => {
      const last = tenThousand.at(-1)?.amount.toLocaleString('vi') ?? '';
      await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringContaining(last));
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
