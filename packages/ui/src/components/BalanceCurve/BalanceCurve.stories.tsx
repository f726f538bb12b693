import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { BalanceCurve } from './BalanceCurve.tsx';

const now = Date.parse('2026-11-21T07:00:00Z');
/** One balance a day, the last one today. */
const daysOf = (...amounts: number[]) =>
  amounts.map((amount, place) => ({ at: now - (amounts.length - 1 - place) * 86_400_000, amount }));
const month = [
  ...Array(9).fill(1_050_000),
  ...Array(3).fill(3_050_000),
  ...Array(8).fill(2_690_000),
  ...Array(6).fill(2_010_000),
  ...Array(4).fill(4_010_000),
  3_650_000,
];

const meta = {
  component: BalanceCurve,
  args: {
    days: daysOf(...month),
    currency: 'VND',
    label: 'Số dư 30 ngày qua',
    emptyText: 'Biểu đồ sẽ bắt đầu từ giao dịch đầu tiên.',
  },
} satisfies Meta<typeof BalanceCurve>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadADay: Story = {
  play: async ({ canvas, step }) => {
    const scrubber = canvas.getByRole('slider', { name: 'Số dư 30 ngày qua' });
    await step('the text shows the balance of the first day', async () => {
      await fireEvent.change(scrubber, { target: { value: '0' } });
      await expect(scrubber).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2026-10-22: 1\.050\.000/));
    });
  },
};

export const Empty: Story = { args: { days: [] } };
export const Flat: Story = { args: { days: daysOf(...Array(31).fill(0)) } };
export const Overdrawn: Story = { args: { currency: 'AUD', days: daysOf(2_050, 2_050, -1_275, -1_275, -325) } };
export const HugeAndNarrow: Story = { args: { days: daysOf(...month.map((amount) => 900_000_000_000 + amount)) } };
