import type { Money } from '@may/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Sums } from './Sums.tsx';

type Part = 'received' | 'spent' | 'net';

const sumsIn = (currency: Money['currency'], received: number, spent: number) => ({
  received: { amount: received, currency },
  spent: { amount: spent, currency },
  net: { amount: received + spent, currency },
});

const meta = {
  component: Sums<Part>,
  args: {
    of: { sums: [sumsIn('VND', 5_500_000, -3_260_000)], leftOut: 0 },
    parts: [
      { part: 'received', label: 'Tiền vào' },
      { part: 'spent', label: 'Tiền ra' },
      { part: 'net', label: 'Chênh lệch' },
    ],
    signed: true,
  },
  decorators: [(Story) => <Card padding="none">{Story()}</Card>],
} satisfies Meta<typeof Sums<Part>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoCurrenciesAndRowsLeftOut: Story = {
  args: { of: { sums: [sumsIn('VND', 999_999_999_999, -1), { ...sumsIn('AUD', 0, -1_250), net: null }], leftOut: 3 } },
  play: async ({ canvas, step }) => {
    await step(
      'each currency has its own sums, an unknown one is a dash, and the rows left out are counted',
      async () => {
        const sums = canvas.getByRole('status', { name: 'Tổng của các dòng này' });
        await expect(sums).toHaveTextContent('3 dòng không tính vào tổng');
        await expect(sums.querySelectorAll('dl')).toHaveLength(2);
        await expect(sums.querySelector('dl:last-child')).toHaveTextContent(/Chênh lệch–/);
      },
    );
  },
};
export const NothingKnown: Story = { args: { of: { sums: [], leftOut: 2 } } };
